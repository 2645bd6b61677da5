type Listener = () => void

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
