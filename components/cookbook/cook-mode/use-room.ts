import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useScale } from '@/components/cookbook/scale/scale-context'
import type { RoomState } from '@/lib/cookbook/room/schema'
import type { CookSession, RunningTimer } from '@/lib/cookbook/timers/cook-session'
import { MINUTE_MS } from '@/lib/durations'
import { deviceNow } from '@/components/ui/device-time'
import { openRoomLink } from './room-link'
import { changeTimers, type UpdateSession, useTimers } from './use-cook-session'

/** While the session has a room, its step, timers and servings are kept in step with it. */
export function useRoom(
  { _id: id, title }: { _id: string; title: string },
  session: CookSession,
  update: UpdateSession,
) {
  const { step, room: code } = session
  const { factor, setFactor } = useScale()
  const timers = roomTimers(useTimers(), id)
  const timersText = JSON.stringify(timers)
  const link = useRef<ReturnType<typeof openRoomLink>>(null)
  const [status, setStatus] = useState('')

  const apply = useEffectEvent((state: RoomState) => {
    setFactor(state.factor)
    if (state.step !== step) update({ ...session, step: state.step })
    changeTimers((all) => withRoomTimers(all, state.timers, { id, title }))
  })

  const end = useEffectEvent((text: string) => {
    setStatus(text)
    update({ ...session, room: null })
  })

  const open = useEffectEvent((code: string) =>
    openRoomLink(
      { id, code },
      { state: { step, factor, timers }, onChange: apply, onStatus: setStatus, onEnd: end },
    ),
  )

  useEffect(() => {
    if (code === null) return
    const opened = open(code)
    link.current = opened
    return () => {
      link.current = null
      opened.leave()
    }
  }, [code])

  useEffect(() => link.current?.change({ step }), [step])
  useEffect(() => link.current?.change({ factor }), [factor])
  const changeTimersOfRoom = useEffectEvent(() => link.current?.change({ timers }))
  useEffect(() => changeTimersOfRoom(), [timersText])

  return { status, state: { step, factor, timers } }
}

function roomTimers(timers: readonly RunningTimer[], recipeId: string): RoomState['timers'] {
  const shared = timers.filter(({ id }) => id.startsWith(recipeId))
  return shared.map(({ id, label, step, endsAt }) => ({ id, label, step, endsAt }))
}

/** The timers of other recipes stay; each device rings by itself, where the end is not long ago. */
function withRoomTimers(
  all: readonly RunningTimer[],
  ofRoom: RoomState['timers'],
  { id: recipeId, title }: { id: string; title: string },
): RunningTimer[] {
  const shared = ofRoom.map((timer) => {
    const same = all.find(({ id, endsAt }) => id === timer.id && endsAt === timer.endsAt)
    return same ?? { ...timer, title, hasRung: timer.endsAt < deviceNow() - MINUTE_MS }
  })
  return [...all.filter(({ id }) => !id.startsWith(recipeId)), ...shared]
}
