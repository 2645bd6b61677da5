import { createHmac, randomBytes } from 'node:crypto'
import bowser from 'bowser'
import { Types } from 'mongoose'
import { readCookie, cookie } from '@/lib/auth/cookies'
import { derivedSecret } from '@/lib/auth/secret'
import { realNow } from '@/lib/clock'
import { DAY_MS, SECOND_MS } from '@/lib/durations'
import { clientIp } from '@/lib/http/client-ip'
import { KnownDeviceModel } from '@/models/known-device'

/** An id for each account of a browser; kept for 400 days, the browsers' maximum. */
export const DEVICE_COOKIE = 'device'
const DEVICE_SECONDS = (400 * DAY_MS) / SECOND_MS
/** 32 random bytes; the database has only a hash. */
const DEVICE = /^[\w-]{43}$/
const MAX_IDS = 5
const USER_AGENT_MAX = 400

export type Client = {
  ip: string
  device: string
  /** The device cookie has them; any of them may be made up. */
  deviceIds: readonly string[]
}

export function clientOf(headers: Headers): Client {
  const ids = readCookie(headers.get('cookie'), DEVICE_COOKIE)?.split('.') ?? []
  return {
    ip: clientIp(headers),
    device: describeDevice(headers.get('user-agent')),
    deviceIds: ids.filter((id) => DEVICE.test(id)).slice(0, MAX_IDS),
  }
}

export function describeDevice(userAgent: string | null): string {
  // Browsers send shorter ones; the limit keeps the patterns fast.
  const text = userAgent?.slice(0, USER_AGENT_MAX)
  if (!text) return 'Unknown device'
  const parser = bowser.getParser(text)
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  if (!browser && !system) return 'Unknown device'
  return `${browser || 'Unknown browser'} on ${system || 'an unknown system'}`
}

/** Null where the account knows none of these browsers. */
export async function findDevice(
  userId: string,
  { deviceIds }: Pick<Client, 'deviceIds'>,
): Promise<{ deviceId: string; hash: string } | null> {
  const candidates = deviceIds.map((deviceId) => ({ deviceId, hash: hashDevice(userId, deviceId) }))
  if (candidates.length === 0) return null
  const known = await KnownDeviceModel.findOne({ _id: { $in: candidates.map(({ hash }) => hash) } })
    .select({ _id: 1 })
    .lean()
  return candidates.find(({ hash }) => hash === known?._id) ?? null
}

export type Seen = 'before' | 'new' | 'first'

/** An unknown browser gets a new id, so that nobody can plant an id that they know. */
export async function rememberDevice(
  userId: string,
  client: Client,
): Promise<{ cookie: string; hash: string; seen: Seen }> {
  const known = await findDevice(userId, client)
  const deviceId = known?.deviceId ?? randomBytes(32).toString('base64url')
  const hash = hashDevice(userId, deviceId)
  const purgeAt = new Date(realNow().getTime() + DEVICE_SECONDS * 1000 + DAY_MS)
  await KnownDeviceModel.updateOne(
    { _id: hash },
    { $set: { userId: new Types.ObjectId(userId), purgeAt } },
    { upsert: true },
  )
  const seen = known ? 'before' : (await hasOthers(userId, hash)) ? 'new' : 'first'
  const others = client.deviceIds.filter((id) => id !== deviceId)
  const value = [deviceId, ...others].slice(0, MAX_IDS).join('.')
  return { cookie: cookie(DEVICE_COOKIE, value, DEVICE_SECONDS, true), hash, seen }
}

export async function listDevices(userId: string): Promise<{ knownUntil: string }[]> {
  const found = await KnownDeviceModel.find({ userId: new Types.ObjectId(userId) })
    .select({ purgeAt: 1 })
    .sort({ purgeAt: 1 })
    .lean()
  return found.map(({ purgeAt }) => ({
    knownUntil: new Date(purgeAt.getTime() - DAY_MS).toISOString(),
  }))
}

async function hasOthers(userId: string, _id: string): Promise<boolean> {
  const others = { userId: new Types.ObjectId(userId), _id: { $ne: _id } }
  return (await KnownDeviceModel.exists(others)) !== null
}

function hashDevice(userId: string, deviceId: string): string {
  return createHmac('sha256', derivedSecret('device')).update(`${userId}:${deviceId}`).digest('hex')
}
