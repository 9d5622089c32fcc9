/// The style sheet of all pages: what moves and what stays, then what everything looks like.
enum PageStyle {
  static let text = motion + sheet + cells + bars

  private static let motion = """
    .view, .row { position: absolute; overflow: auto; scrollbar-width: none; }
    .view { isolation: isolate; overscroll-behavior: contain; background: var(--screen); }
    .content { position: relative; overflow: clip; box-sizing: border-box; }
    .content { width: max-content; min-width: 100%; min-height: 100%; }
    .origin { position: absolute; left: 0; top: 0; width: 0; height: 0; }
    .strip { position: absolute; inset: 0; overflow: clip; }
    .row { overscroll-behavior: contain; container-type: size; }
    .row.firm { overscroll-behavior: none; }
    .row.across { overflow-y: hidden; }
    .row.down { overflow-x: hidden; }
    .pages.across, .snaps.across { scroll-snap-type: x mandatory; }
    .pages.down, .snaps.down { scroll-snap-type: y mandatory; }
    .stop, .start { position: absolute; left: auto; top: 0; width: 1px; height: 1px; }
    .stop { scroll-snap-align: start; }
    .pages > .strip > .stop { scroll-snap-stop: always; }
    .start { scroll-initial-target: nearest; }
    .e, .row, .lane, .stretch { left: 0; top: 0; }
    .lane.down > .e { left: auto; }
    .lane.across > .e { top: auto; }
    .lane, .stretch { position: absolute; display: flex; direction: ltr; }
    .down:is(.lane, .stretch) { flex-direction: column; }
    .lane { pointer-events: none; align-items: flex-start; }
    .lane > .e { pointer-events: auto; flex: none; }
    .length { display: flex; direction: ltr; flex: none; }
    .down > .length { flex-direction: column; }
    .length > i { flex: none; }

    """

  private static let sheet = """
    body { margin: 0; padding: 32px; background: var(--page); color: var(--ink); }
    body, .e { font-family: system-ui, -apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif; }
    h1 { margin: 0 0 24px; font-size: 26px; }
    h2 { margin: 0; font-size: 20px; }
    p { margin: 4px 0 0; color: var(--second); font-size: 15px; }
    main { display: flex; flex-wrap: wrap; gap: 48px; align-items: flex-start; }
    .note { font-size: 13px; }
    .drawings { position: absolute; width: 0; height: 0; }
    .device, .sheet { position: relative; margin: 26px 10px 20px; }
    .device { background: var(--screen); box-shadow: 0 0 0 10px var(--rim); }
    .sheet { box-shadow: 0 0 0 1px var(--hairline); }
    .device { overflow: clip; overflow-clip-margin: content-box 10px; }
    .view:focus, .row:focus { outline: none; }
    .view:focus-visible { outline: 3px solid var(--accent); }
    .row:focus-visible > .strip::after { content: ""; display: block; width: 100cqw; height: 100cqh; }
    .row:focus-visible > .strip::after { position: sticky; inset-inline-start: 0; top: 0; }
    .row:focus-visible > .strip::after { z-index: 2147483647; pointer-events: none; }
    .row:focus-visible > .strip::after { box-shadow: inset 0 0 0 3px var(--accent); }

    """

  private static let cells = """
    .e { position: absolute; overflow: hidden; box-sizing: border-box; container-type: size; }
    .e { display: flex; flex-direction: column; justify-content: center; align-items: center; }
    .e { color: var(--ink); line-height: 1.2; text-align: center; border-radius: 8px; }
    .e span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; flex: none; }
    .e small { position: absolute; inset-block-start: 4px; inset-inline-end: 6px; font-size: 11px; }
    .e small { color: var(--ink); background: var(--card); border-radius: 4px; padding: 0 3px; }
    .plain { background: var(--pale); box-shadow: inset 0 0 0 1px var(--tint); }
    .plain span { font-size: clamp(min(10px, 60cqh), min(60cqh, 150cqw / var(--n)), 15px); }
    .plain span { overflow-wrap: anywhere; }
    .badge { background: var(--title); color: var(--screen); border-radius: 999px; }
    .badge span { font-size: min(60cqh, 140cqw / var(--n), 11px); white-space: nowrap; }
    .background { background: var(--strip); box-shadow: inset 0 0 0 1px var(--hairline); }
    .card { background: var(--card); border-radius: 4px; align-items: stretch; text-align: start; }
    .card .drawing, .photo .drawing { flex: 1 1 0; min-height: 0; width: 100%; }
    img.drawing { object-fit: cover; }
    .card .drawing, .photo { background: linear-gradient(var(--top), var(--bottom)); }
    .card span { padding: 1px 7px; font-size: clamp(8px, min(11cqw, 8cqh), 18px); }
    .card span { white-space: nowrap; font-weight: 500; }
    .card span + span { padding-bottom: 6px; color: var(--second); font-weight: 400; }
    .photo { border-radius: 2px; }
    .information { background: var(--cell); box-shadow: inset 0 0 0 1px var(--hairline); }
    .information .drawing { position: absolute; inset-inline-start: 8cqw; inset-block-start: 24cqh; }
    .information .drawing { width: 12cqw; max-height: 24cqh; color: var(--tint); }
    .information span:first-of-type { flex: 1; display: grid; align-content: center; }
    .information span:first-of-type { padding-inline: 24cqw 12cqw; }
    .information span:first-of-type { font-size: clamp(7px, min(11cqw, 16cqh), 22px); }
    .information span:last-of-type { align-self: stretch; flex: none; background: var(--card); }
    .information span:last-of-type { font-size: clamp(7px, min(10cqw, 14cqh), 20px); }
    .information span:last-of-type { padding: 6cqh 2px; color: var(--title); font-weight: 500; }
    .episode { background: var(--card); box-shadow: inset 0 0 0 2px var(--tint); }
    .episode { align-items: stretch; text-align: start; }
    .episode span + span { margin-top: 4cqh; }
    .episode span { padding: 0 10px; font-size: clamp(7px, min(7cqw, 17cqh), 20px); }
    .episode span { white-space: nowrap; }
    .episode span:first-of-type { font-weight: 600; }
    .spinner { color: var(--second); }
    .spinner span { font-size: clamp(6px, 16cqh, 13px); }
    .e > .wheel { width: min(28px, 50cqw); aspect-ratio: 1; border: 3px solid var(--hairline); }
    .e > .wheel { box-sizing: border-box; border-top-color: var(--second); border-radius: 50%; }
    @media (prefers-reduced-motion: no-preference) {
    .wheel { animation: turn 1s linear infinite; }
    .arrived { animation: appear 0.3s ease-out; }
    }
    @keyframes turn { to { rotate: 1turn; } }
    @keyframes appear { from { opacity: 0; } }
    [class*=hair-] { fill: var(--hair); }
    path[class^=s-hair] { fill: none; stroke: var(--hair); }
    [class*=head-] { fill: var(--head); }
    [class*=shoulders-] { fill: var(--shoulders); }
    .f-accent { fill: currentColor; }
    .s-accent { stroke: currentColor; }

    """

  private static let bars = """
    .bar { position: absolute; left: 0; width: 100%; box-sizing: border-box; pointer-events: none; }
    .top { top: 0; display: flex; flex-direction: column; justify-content: flex-end; }
    .buttons { height: 44px; padding: 0 16px; display: grid; align-items: center; gap: 8px; }
    .buttons { grid-template-columns: 1fr auto 1fr; color: var(--accent); white-space: nowrap; }
    .buttons strong { color: var(--ink); }
    .buttons span:last-child { text-align: end; }
    .buttons .drawing { width: 23px; height: 23px; vertical-align: middle; }
    .large { height: 52px; padding: 0 16px; font-size: 34px; line-height: 46px; }
    .cutout { position: absolute; left: 50%; translate: -50%; background: var(--cutout); }
    .island { top: 11px; width: 126px; height: 37px; border-radius: 19px; }
    .notch { top: 0; width: 54%; max-width: 210px; height: 31px; border-radius: 0 0 21px 21px; }
    .bottom { bottom: 0; display: flex; justify-content: center; }
    .bottom span { flex: 0 1 130px; padding-top: 7px; font-size: 10px; text-align: center; }
    .bottom span { color: var(--second); overflow: hidden; }
    .bottom .chosen { color: var(--accent); }
    .bottom .drawing { display: block; width: 24px; height: 24px; margin: 0 auto 3px; }
    .home { position: absolute; bottom: 8px; left: 50%; translate: -50%; width: 36%; height: 5px; }
    .home { max-width: 139px; border-radius: 3px; background: var(--ink); pointer-events: none; }

    """
}
