/// What a JSON text consists of, in its order: the type of each value and the key of each member.
///
/// With it each value is asked for as what it is: a decoder makes a costly error of a wrong guess.
struct JSONOutline: Hashable, Sendable {
  /// A type of value, or the end of a list or object.
  enum Mark: UInt8, Hashable, Sendable {
    case null
    case bool
    case number
    case string
    case array
    case object
    case end
  }

  /// The values, those of a list or object behind it and before its end.
  var marks: [Mark] = []
  /// The keys of all objects, each before those of its value.
  var keys: [String] = []
}
