import { setTimeout as pause } from 'node:timers/promises'
import { readRoom } from '@/lib/cookbook/room/rooms'
import type { Room, RoomParams } from '@/lib/cookbook/room/schema'
import { type EventOutput, eventReply, wantsEvents } from '@/lib/http/event-reply'
import type { Reply } from '@/lib/http/reply'

/** Another process may write, so that each stream reads for itself. */
const READ_MS = 500
/** A minute; the browser opens it again. */
const READS = 120
/** An unchanged room is sent after as many reads, to tell that the connection holds. */
const READS_PER_SIGN = 4

type Caller = { headers: Headers; signal: AbortSignal }

/** The room as it is, or as events `room` whenever it changes. */
export async function followRoom(
  params: RoomParams,
  { headers, signal }: Caller,
): Promise<Room | Reply<Room>> {
  const room = await readRoom(params)
  if (!wantsEvents(headers)) return room
  return eventReply<Room>(signal, (output) => sendChanges(params, output))
}

async function sendChanges(params: RoomParams, { send, signal }: EventOutput): Promise<void> {
  let sent: number | undefined
  for (let read = 0; read < READS && !signal.aborted; read++) {
    // The browser asks again, and is told why.
    const room = await readRoom(params).catch(() => null)
    if (!room) return
    if (room.revision !== sent || read % READS_PER_SIGN === 0) send('room', room)
    sent = room.revision
    await pause(READ_MS, undefined, { signal }).catch(() => undefined)
  }
}
