import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { now, nowMs, realNow } from '@/lib/clock'
import { getRecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import { ROOM_CODE, ROOM_TEXTS } from '@/lib/cookbook/room/catalogue'
import {
  type Room,
  room,
  type RoomBody,
  type RoomParams,
  type RoomState,
} from '@/lib/cookbook/room/schema'
import { toDocumentId } from '@/lib/document-id'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { AppError, isDuplicateKey, notFound } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import { type EventOutput, eventReply, type Reply, wantsEvents } from '@/lib/http/reply'
import { shared } from '@/lib/runtime/process-state'
import { CookRoomModel } from '@/models/cook-room'

const ROOM_MS = 12 * HOUR_MS

export function openRoomRates(ip: string): RateRule[] {
  return [{ name: 'room', key: addressKey(ip), max: 10, windowMs: HOUR_MS }]
}

/** Wrong codes alone count, so that none is found by trying. */
export function roomCodeRates(ip: string): RateRule[] {
  const limit = { max: 20, windowMs: HOUR_MS }
  return [{ name: 'room-code', key: addressKey(ip), ...limit, counts: 'refused' }]
}

/** Throws 404 for an unknown recipe. */
export async function openRoom(id: string, state: RoomState): Promise<{ code: string }> {
  const { _id: recipeId } = await getRecipeDocument(toRecipeId(id))
  const code = newCode()
  const expiresAt = new Date(nowMs() + ROOM_MS)
  const purgeAt = new Date(realNow().getTime() + ROOM_MS + DAY_MS)
  try {
    await CookRoomModel.updateOne(
      { _id: code, expiresAt: { $lte: now() } },
      { $set: { recipeId, state, revision: 1, expiresAt, purgeAt } },
      { upsert: true },
    )
    return { code }
  } catch (error) {
    // An open room has this code.
    if (isDuplicateKey(error)) return openRoom(id, state)
    throw error
  }
}

function newCode(): string {
  const { letters, length } = ROOM_CODE
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}

async function readRoom(params: RoomParams): Promise<Room> {
  const found = await CookRoomModel.findOne(openRoomOf(params)).lean()
  if (!found) throw notFound(ROOM_TEXTS.unknown).at('code')
  return room.parse({ ...found, now: Math.round(nowMs()) })
}

/** Changes nothing where another device was first; the answer is what the room has then. */
export async function writeRoom(params: RoomParams, body: RoomBody): Promise<Room> {
  const { state, revision } = body
  const change = { $set: { state }, $inc: { revision: 1 } }
  await CookRoomModel.updateOne({ ...openRoomOf(params), revision }, change)
  return readRoom(params)
}

function openRoomOf({ id, code }: RoomParams) {
  return { _id: code.toUpperCase(), recipeId: toDocumentId(id), expiresAt: { $gt: now() } }
}

/** Another process may write, so that each stream reads for itself. */
const READ_MS = 500
/** A minute; the browser opens it again. */
const READS = 120
/** An unchanged room is sent after as many reads, to tell that the connection holds. */
const READS_PER_SIGN = 4

/** Each reads the database twice a second; a device that gets none asks every second instead. */
const STREAMS_PER_ADDRESS = 10
const openStreams = () => shared('room-streams', () => new Map<string, number>())

/** The room as it is, or as events `room` whenever it changes. */
export async function followRoom(
  params: RoomParams,
  { ip, headers, signal }: { ip: string; headers: Headers; signal: AbortSignal },
): Promise<Room | Reply<Room>> {
  const room = await readRoom(params)
  if (!wantsEvents(headers)) return room
  const [streams, key] = [openStreams(), addressKey(ip)]
  const count = streams.get(key) ?? 0
  if (count >= STREAMS_PER_ADDRESS) throw new AppError('rate_limited', { retryAfter: 60 })
  streams.set(key, count + 1)
  return eventReply<Room>(signal, async (output) => {
    try {
      await sendChanges(params, output)
    } finally {
      const left = (streams.get(key) ?? 1) - 1
      if (left > 0) streams.set(key, left)
      else streams.delete(key)
    }
  })
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
