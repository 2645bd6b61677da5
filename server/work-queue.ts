import type { ServerResponse } from 'node:http'

export type WorkLimits = {
  atOnce: number
  /** One caller cannot take all places; at most half of those that wait are one caller's. */
  perCaller: number
  waiting: number
  /** What takes longer waits for something else, such as a provider, and gives its place away. */
  placeMs: number
}

/** `gone`: the client left, or was answered, before the work began. */
export type Outcome = 'done' | 'full' | 'gone'

export type WorkQueue = {
  run: (caller: string, response: ServerResponse, work: () => Promise<void>) => Promise<Outcome>
}

type Waiting = { caller: string; begin: (mayBegin: boolean) => void }

/**
 * Work waits in the order in which it came; beyond `waiting` it is refused. It counts until it
 * ends, also when its client has left: Next renders what it has begun to its end.
 */
export function workQueue(
  { atOnce, perCaller, waiting, placeMs }: WorkLimits,
  beforeWork: () => Promise<void>,
): WorkQueue {
  const places = new Map<string, number>()
  const line = new Set<Waiting>()
  let taken = 0

  const placesOf = (caller: string) => places.get(caller) ?? 0
  const mayBegin = (caller: string) => taken < atOnce && placesOf(caller) < perCaller

  function take(caller: string): void {
    taken++
    places.set(caller, placesOf(caller) + 1)
  }

  function give(caller: string): void {
    taken--
    const left = placesOf(caller) - 1
    if (left > 0) places.set(caller, left)
    else places.delete(caller)
    for (const next of line) {
      if (mayBegin(next.caller)) return next.begin(true)
    }
  }

  function isFull(caller: string): boolean {
    const own = [...line].filter((other) => other.caller === caller).length
    return line.size >= waiting || own >= waiting / 2
  }

  function wait(caller: string, response: ServerResponse): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => entry.begin(false)
      const entry: Waiting = {
        caller,
        begin(mayBegin) {
          line.delete(entry)
          response.off('close', leave)
          if (mayBegin) take(caller)
          resolve(mayBegin)
        },
      }
      line.add(entry)
      response.once('close', leave)
    })
  }

  async function run(
    caller: string,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<Outcome> {
    if (response.destroyed) return 'gone'
    if (mayBegin(caller)) take(caller)
    else if (isFull(caller)) return 'full'
    else if (!(await wait(caller, response))) return 'gone'
    let isTaken = true
    const giveOnce = () => {
      if (isTaken) give(caller)
      isTaken = false
    }
    const late = setTimeout(giveOnce, placeMs)
    try {
      await beforeWork()
      if (response.destroyed || response.writableEnded) return 'gone'
      await work()
      return 'done'
    } finally {
      clearTimeout(late)
      giveOnce()
    }
  }

  return { run }
}
