/** It has bytes for three of the largest uploads of one caller, and for seven of all callers. */
const BUDGET = { all: 64 * 1024 * 1024, perCaller: 27 * 1024 * 1024 }

export type BodyBudget = {
  /** False where no more may be held, of this caller or of all. */
  take: (caller: string, bytes: number) => boolean
  give: (caller: string, bytes: number) => void
}

/** Bounds the bytes of bodies that the process holds, from their arrival to the end of the answer. */
export function bodyBudget({ all, perCaller } = BUDGET): BodyBudget {
  const byCaller = new Map<string, number>()
  let total = 0

  return {
    take(caller, bytes) {
      const held = (byCaller.get(caller) ?? 0) + bytes
      if (held > perCaller || total + bytes > all) return false
      byCaller.set(caller, held)
      total += bytes
      return true
    },
    give(caller, bytes) {
      const left = (byCaller.get(caller) ?? 0) - bytes
      if (left > 0) byCaller.set(caller, left)
      else byCaller.delete(caller)
      total -= bytes
    },
  }
}
