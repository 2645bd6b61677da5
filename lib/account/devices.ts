import { createHmac, randomBytes } from 'node:crypto'
import bowser from 'bowser'
import { Types } from 'mongoose'
import { readCookie, cookie } from '@/lib/auth/cookies'
import { derivedSecret } from '@/lib/auth/secret'
import { realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { isDuplicateKey } from '@/lib/errors'
import { clientIp } from '@/lib/http/client-ip'
import { KnownDeviceModel } from '@/models/known-device'

/** 32 random bytes, kept for 400 days, the browsers' maximum; the database has only a hash. */
export const DEVICE_COOKIE = 'device'
const DEVICE_SECONDS = 400 * 24 * 60 * 60
const DEVICE = /^[\w-]{43}$/
const USER_AGENT_MAX = 400

export type Client = {
  ip: string
  device: string
  /** The value of the device cookie. */
  deviceId: string | null
}

export function clientOf(headers: Headers): Client {
  const deviceId = readCookie(headers.get('cookie'), DEVICE_COOKIE) ?? ''
  return {
    ip: clientIp(headers),
    device: describeDevice(headers.get('user-agent')),
    deviceId: DEVICE.test(deviceId) ? deviceId : null,
  }
}

/** `Firefox on Windows`, from a `User-Agent`. */
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

/** `first`: the account had no device before. */
export type Seen = 'before' | 'new' | 'first'

export async function rememberDevice(
  userId: string,
  client: Client,
): Promise<{ cookie: string; seen: Seen }> {
  const deviceId = client.deviceId ?? randomBytes(32).toString('base64url')
  const _id = hashDevice(userId, deviceId)
  const purgeAt = new Date(realNow().getTime() + DEVICE_SECONDS * 1000 + DAY_MS)
  const { upsertedCount } = await KnownDeviceModel.updateOne(
    { _id },
    { $set: { userId: new Types.ObjectId(userId), purgeAt } },
    { upsert: true },
  ).catch((error: unknown) => {
    // A concurrent sign-in from this browser wrote the row first.
    if (isDuplicateKey(error)) return { upsertedCount: 0 }
    throw error
  })
  const seen = upsertedCount === 0 ? 'before' : (await hasOthers(userId, _id)) ? 'new' : 'first'
  return { cookie: cookie(DEVICE_COOKIE, deviceId, DEVICE_SECONDS, true), seen }
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
