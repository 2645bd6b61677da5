import type { RoomState } from '@/lib/cookbook/room/schema'

/** What `mine` changed since `base` goes over `theirs`: the step, the servings, and each timer. */
export function mergeRooms(base: RoomState, mine: RoomState, theirs: RoomState): RoomState {
  const ids = [...theirs.timers, ...mine.timers].map(({ id }) => id)
  const timers = [...new Set(ids)].flatMap((id) => {
    const isMine = timerOf(mine, id)?.endsAt !== timerOf(base, id)?.endsAt
    return timerOf(isMine ? mine : theirs, id) ?? []
  })
  return {
    step: mine.step === base.step ? theirs.step : mine.step,
    factor: mine.factor === base.factor ? theirs.factor : mine.factor,
    timers,
  }
}

export function isSameRoom(a: RoomState, b: RoomState): boolean {
  return textOf(a) === textOf(b)
}

function textOf({ step, factor, timers }: RoomState): string {
  return JSON.stringify([step, factor, timers.map(({ id, endsAt }) => [id, endsAt])])
}

function timerOf({ timers }: RoomState, id: string) {
  return timers.find((timer) => timer.id === id)
}
