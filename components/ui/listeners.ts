type Listener = () => void

/** Those that are told of a change; `add` returns what removes one. */
export function createListeners() {
  const all = new Set<Listener>()
  return {
    add(listener: Listener): Listener {
      all.add(listener)
      return () => all.delete(listener)
    },
    call() {
      for (const listener of all) listener()
    },
  }
}
