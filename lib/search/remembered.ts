type Results<Key, Result> = {
  get: (key: Key) => Result | undefined
  set: (key: Key, result: Result) => unknown
}

/** Reads each key once, for as long as `results` lives. */
export function remembered<Key, Result extends object | string | null>(
  read: (key: Key) => Result,
  results: Results<Key, Result> = new Map<Key, Result>(),
): (key: Key) => Result {
  return (key) => {
    const before = results.get(key)
    if (before !== undefined) return before
    const result = read(key)
    results.set(key, result)
    return result
  }
}
