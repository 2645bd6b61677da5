import type { ServerResponse } from 'node:http'

export type WorkLimits = {
  atOnce: number
  /** One caller cannot acquire all slots; at most half of those that wait are one caller's. */
  perCaller: number
  waiting: number
  /** What takes longer waits for something else, such as a provider, and gives its slot away. */
  slotMs: number
}

/** `gone`: the client left, or was answered, before the work began. */
export type Outcome = 'done' | 'full' | 'gone'

type WorkQueue = {
  run: (caller: string, response: ServerResponse, work: () => Promise<void>) => Promise<Outcome>
}

type Waiting = { caller: string; begin: (mayBegin: boolean) => void }

/**
 * Work waits in the order in which it came; beyond `waiting` it is refused. It counts until it
 * ends, also when its client has left: Next renders what it has begun to its end.
 */
export function workQueue(
  { atOnce, perCaller, waiting, slotMs }: WorkLimits,
  beforeWork: () => Promise<void>,
): WorkQueue {
  const slots = new Map<string, number>()
  const queue = new Set<Waiting>()
  let running = 0

  const slotsOf = (caller: string) => slots.get(caller) ?? 0
  const mayBegin = (caller: string) => running < atOnce && slotsOf(caller) < perCaller

  function acquire(caller: string): void {
    running++
    slots.set(caller, slotsOf(caller) + 1)
  }

  function release(caller: string): void {
    running--
    const left = slotsOf(caller) - 1
    if (left > 0) slots.set(caller, left)
    else slots.delete(caller)
    for (const next of queue) {
      if (mayBegin(next.caller)) return next.begin(true)
    }
  }

  function isFull(caller: string): boolean {
    const sameCaller = [...queue].filter((other) => other.caller === caller).length
    return queue.size >= waiting || sameCaller >= waiting / 2
  }

  function wait(caller: string, response: ServerResponse): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => entry.begin(false)
      const entry: Waiting = {
        caller,
        begin(mayBegin) {
          queue.delete(entry)
          response.off('close', leave)
          if (mayBegin) acquire(caller)
          resolve(mayBegin)
        },
      }
      queue.add(entry)
      response.once('close', leave)
    })
  }

  async function run(
    caller: string,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<Outcome> {
    if (response.destroyed) return 'gone'
    if (mayBegin(caller)) acquire(caller)
    else if (isFull(caller)) return 'full'
    else if (!(await wait(caller, response))) return 'gone'
    let isHeld = true
    const releaseOnce = () => {
      if (isHeld) release(caller)
      isHeld = false
    }
    const late = setTimeout(releaseOnce, slotMs)
    try {
      await beforeWork()
      if (response.destroyed || response.writableEnded) return 'gone'
      await work()
      return 'done'
    } finally {
      clearTimeout(late)
      releaseOnce()
    }
  }

  return { run }
}
