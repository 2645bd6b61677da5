import { ROOM_TEXTS as TEXTS } from '@/lib/cookbook/room/catalogue'
import { isSameRoom, mergeRooms } from '@/lib/cookbook/room/merge-rooms'
import type { Room, RoomParams, RoomState } from '@/lib/cookbook/room/schema'
import { SECOND_MS } from '@/lib/durations'
import { ApiError } from '@/lib/http/client'
import { roomCalls } from './calls'
import { deviceNow } from '@/components/ui/device-time'

/** The site sends something more often, while the connection holds. */
const SILENCE_MS = 3 * SECOND_MS

type Device = {
  /** Its timers end by the clock of the device. */
  state: RoomState
  onChange: (state: RoomState) => void
  onStatus: (text: string) => void
  onEnd: (text: string) => void
}

/** Keeps a device in step by events, and by asking every second while none come. */
export function openRoomLink(address: RoomParams, device: Device) {
  let mine = device.state
  let base: RoomState | null = null
  let revision = 0
  /** How far the clock of the site is before that of the device. */
  let ahead = 0
  let heardAt = 0
  let isSending = false
  let isAsking = false
  let isOver = false
  let source: EventSource | null = null

  function take(room: Room): void {
    if (isOver || room.revision < revision) return
    device.onStatus(TEXTS.inStep)
    if (!base) ahead = room.now - deviceNow()
    const theirs = shifted(room.state, -ahead)
    const before = mine
    mine = mergeRooms(base ?? atEntry(mine), mine, theirs)
    base = theirs
    revision = room.revision
    if (!isSameRoom(mine, before)) device.onChange(mine)
    void send()
  }

  async function send(): Promise<void> {
    if (!base || isSending || isOver || isSameRoom(mine, base)) return
    isSending = true
    const state = shifted(mine, ahead)
    const room = await answerOf(roomCalls.writeRoom(address, { state, revision }))
    isSending = false
    if (room) take(room)
  }

  async function ask(): Promise<void> {
    if (isAsking || deviceNow() - heardAt < SILENCE_MS) return
    isAsking = true
    const room = await answerOf(roomCalls.readRoom(address))
    isAsking = false
    if (!room || isOver) return
    take(room)
    if (source && source.readyState !== EventSource.CLOSED) return
    source = roomCalls.followRoom(address, hear, () => (heardAt = 0))
  }

  function hear(room: Room): void {
    heardAt = deviceNow()
    take(room)
  }

  async function answerOf(call: Promise<Room>): Promise<Room | null> {
    try {
      return await call
    } catch (error) {
      if (isOver) return null
      const answer = error instanceof ApiError && error.status > 0 ? error : null
      if (answer?.status === 404 && !answer.isFromProxy) device.onEnd(answer.message)
      else device.onStatus(TEXTS.notInStep(answer?.message))
      return null
    }
  }

  device.onStatus(TEXTS.joining)
  const asking = setInterval(() => void ask(), SECOND_MS)
  void ask()
  return {
    change(part: Partial<RoomState>) {
      mine = { ...mine, ...part }
      void send()
    },
    leave() {
      isOver = true
      clearInterval(asking)
      source?.close()
    },
  }
}

/** Who enters takes the step and the servings of the room, and brings the running timers along. */
function atEntry(mine: RoomState): RoomState {
  return { ...mine, timers: mine.timers.filter(({ endsAt }) => endsAt <= deviceNow()) }
}

function shifted(state: RoomState, ms: number): RoomState {
  const timers = state.timers.map((timer) => ({ ...timer, endsAt: timer.endsAt + ms }))
  return { ...state, timers }
}
