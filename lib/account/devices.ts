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

/*
 * A browser is known to an account by a cookie of 32 random bytes that says nothing of either and
 * that lives for 400 days, the longest that browsers keep one. The database holds a keyed hash of
 * account and cookie. Neither address nor browser version decides, as both change by themselves.
 */
export const DEVICE_COOKIE = 'device'
const DEVICE_SECONDS = 400 * 24 * 60 * 60
const DEVICE = /^[\w-]{43}$/
const USER_AGENT_MAX = 400

/** The browser that a request comes from. */
export type Client = {
  ip: string
  /** Browser and system in words. */
  device: string
  /** What its cookie holds; null where it has none. */
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

/** `Firefox on Windows`, as far as a `User-Agent` tells. */
export function describeDevice(userAgent: string | null): string {
  // A longer one is no browser's, and its patterns should not run over it.
  const text = userAgent?.slice(0, USER_AGENT_MAX)
  if (!text) return 'Unknown device'
  const parser = bowser.getParser(text)
  const browser = parser.getBrowserName()
  const system = parser.getOSName()
  if (!browser && !system) return 'Unknown device'
  return `${browser || 'Unknown browser'} on ${system || 'an unknown system'}`
}

/** Whether a browser is new: to the account, or `first` where the account had none at all. */
export type Seen = 'before' | 'new' | 'first'

/** Notes that an account is signed in from this browser; the cookie keeps it known. */
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
    // Another sign-in from this browser, at the same time, noted it first.
    if (isDuplicateKey(error)) return { upsertedCount: 0 }
    throw error
  })
  const seen = upsertedCount === 0 ? 'before' : (await hasOthers(userId, _id)) ? 'new' : 'first'
  return { cookie: cookie(DEVICE_COOKIE, deviceId, DEVICE_SECONDS, true), seen }
}

/** Until when an account's browsers stay known; which they are is not kept. */
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
