import type { Room, RoomBody, RoomParams, RoomState } from '@/lib/cookbook/room/schema'
import { addressOf, callRoute } from '@/lib/http/call-route'
import { withTimeLimit } from '@/lib/runtime/time-limit'

const ROOM = '/api/recipes/[id]/rooms/[code]'
/** A connection that was lost may never answer. */
const CALL_MS = 5000

export const roomCalls = {
  openRoom: (id: string, state: RoomState) =>
    callRoute('/api/recipes/[id]/rooms', 'POST', { params: { id }, body: { state } }),

  readRoom: (params: RoomParams) =>
    withTimeLimit(CALL_MS, (signal) => callRoute(ROOM, 'GET', { params, signal })),

  writeRoom: (params: RoomParams, body: RoomBody) =>
    withTimeLimit(CALL_MS, (signal) => callRoute(ROOM, 'PUT', { params, body, signal })),

  /** `onLost` is called when the connection ends, which the browser opens again. */
  followRoom(params: RoomParams, onRoom: (room: Room) => void, onLost: () => void): EventSource {
    const source = new EventSource(addressOf(ROOM, { params }))
    source.addEventListener('room', ({ data }) => onRoom(JSON.parse(String(data)) as Room))
    source.addEventListener('error', onLost)
    return source
  },
}
