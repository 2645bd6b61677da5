import { randomInt } from 'node:crypto'
import { now, nowMs, realNow } from '@/lib/clock'
import { getRecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  ROOM_LIMITS,
  ROOM_MS,
  ROOM_TEXTS,
} from '@/lib/cookbook/room/catalogue'
import type { Room, RoomBody, RoomParams, RoomState } from '@/lib/cookbook/room/schema'
import { toDocumentId } from '@/lib/document-id'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import type { RateRule } from '@/lib/http/rate-limit'
import { CookRoomModel } from '@/models/cook-room'

export function openRoomRates(ip: string): RateRule[] {
  const max = ROOM_LIMITS.openedPerHour
  return [{ name: 'room', key: addressKey(ip), max, windowMs: HOUR_MS }]
}

/** Wrong codes alone count, so that none is found by trying. */
export function roomCodeRates(ip: string): RateRule[] {
  const limit = { max: ROOM_LIMITS.wrongCodesPerHour, windowMs: HOUR_MS }
  return [{ name: 'room-code', key: addressKey(ip), ...limit, counts: 'refused' }]
}

/** Throws 404 for an unknown recipe. */
export async function openRoom(id: string, state: RoomState): Promise<{ code: string }> {
  const { _id: recipeId } = await getRecipeDocument(toRecipeId(id))
  for (;;) {
    const code = newCode()
    if (await takeCode(code, { recipeId, state, revision: 1 })) return { code }
  }
}

type NewRoom = Pick<InstanceType<typeof CookRoomModel>, 'recipeId' | 'revision'> & {
  state: RoomState
}

/** False where an open room has it. */
async function takeCode(_id: string, room: NewRoom): Promise<boolean> {
  const expiresAt = new Date(nowMs() + ROOM_MS)
  const purgeAt = new Date(realNow().getTime() + ROOM_MS + DAY_MS)
  const ended = { _id, expiresAt: { $lte: now() } }
  try {
    await CookRoomModel.updateOne(
      ended,
      { $set: { ...room, expiresAt, purgeAt } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

function newCode(): string {
  const letter = () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))
  return Array.from({ length: CODE_LENGTH }, letter).join('')
}

/** Throws 404 for an unknown or ended one. */
export async function readRoom(params: RoomParams): Promise<Room> {
  const found = await CookRoomModel.findOne(openRoomOf(params)).lean()
  if (!found) throw new AppError('not_found', { message: ROOM_TEXTS.unknown }).at('code')
  const { state, revision } = found
  const timers = state.timers.map(({ id, label, step, endsAt }) => ({ id, label, step, endsAt }))
  return {
    state: { step: state.step, factor: state.factor, timers },
    revision,
    now: Math.round(nowMs()),
  }
}

/** Changes nothing where another device was first; the answer is what the room has then. */
export async function writeRoom(params: RoomParams, body: RoomBody): Promise<Room> {
  const { state, revision } = body
  await CookRoomModel.updateOne(
    { ...openRoomOf(params), revision },
    { $set: { state }, $inc: { revision: 1 } },
  )
  return readRoom(params)
}

function openRoomOf({ id, code }: RoomParams) {
  return { _id: code.toUpperCase(), recipeId: toDocumentId(id), expiresAt: { $gt: now() } }
}
