"""Reads a PNG picture of 8 bits a channel, as rsvg-convert writes it, without further packages."""

import struct
import zlib

CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


def size(data):
    """Width and height in pixels."""
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("not a PNG picture")
    return struct.unpack(">II", data[16:24])


def pixels(data):
    """The rows of the picture from the top, each a list of pixels, a pixel a tuple of channels."""
    width, height = size(data)
    depth, kind, _, _, interlaced = data[24:29]
    if depth != 8 or interlaced or kind not in CHANNELS:
        raise ValueError(f"cannot read depth {depth}, kind {kind}, interlacing {interlaced}")
    step = CHANNELS[kind]
    raw = zlib.decompress(_image_data(data))
    rows, above, at = [], bytearray(width * step), 0
    for _ in range(height):
        line = bytearray(raw[at + 1:at + 1 + width * step])
        _unfilter(raw[at], line, above, step)
        rows.append([tuple(line[x:x + step]) for x in range(0, len(line), step)])
        above, at = line, at + 1 + width * step
    return rows


def _image_data(data):
    chunks, at = [], 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IDAT":
            chunks.append(data[at + 8:at + 8 + length])
        at += 12 + length
    return b"".join(chunks)


def _unfilter(kind, line, above, step):
    for x in range(len(line)):
        left = line[x - step] if x >= step else 0
        corner = above[x - step] if x >= step else 0
        line[x] = (line[x] + (0, left, above[x], (left + above[x]) // 2,
                              _paeth(left, above[x], corner))[kind]) & 255


def _paeth(left, above, corner):
    estimate = left + above - corner
    return min((left, above, corner), key=lambda value: abs(estimate - value))
