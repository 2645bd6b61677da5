import { type Client, findDevice } from '@/lib/account/devices'
import { findByUsername } from '@/lib/auth/accounts'
import { usernameKey } from '@/lib/config/username'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { addressKey } from '@/lib/http/address-key'
import { clearRates, type RateRule } from '@/lib/http/rate-limit'

const QUARTER = { max: 10, windowMs: 15 * MINUTE_MS }
/** The first two are of unknown browsers, the others of known ones. */
const BY_NAME_AND_ADDRESS = { name: 'signin', ...QUARTER }
const BY_NAME = { name: 'signin-name', max: 100, windowMs: DAY_MS, counts: 'refused' } as const
const BY_BROWSER = { name: 'signin-browser', ...QUARTER }
const BY_BROWSER_AND_DAY = { ...BY_NAME, name: 'signin-browser-day' }

/** A browser that the account knows has limits of its own, which no other one uses up (G-111). */
export function signInRates(username: string, client: Client): RateRule[] | Promise<RateRule[]> {
  return client.deviceIds.length > 0 ? ratesOfDevice(username, client) : ratesOf(username, client)
}

/** It follows a new password that was set by a proof of the account. */
export async function clearSignInRates(username: string): Promise<void> {
  const rules = [BY_NAME_AND_ADDRESS, BY_NAME, BY_BROWSER, BY_BROWSER_AND_DAY]
  await clearRates(rules, usernameKey(username))
}

function ratesOf(username: string, { ip }: Client): RateRule[] {
  const [name, address] = [usernameKey(username), addressKey(ip)]
  return [
    { ...BY_NAME_AND_ADDRESS, key: `${name}:${address}` },
    { name: 'signin-ip', key: address, max: 50, windowMs: QUARTER.windowMs },
    { ...BY_NAME, key: name },
  ]
}

async function ratesOfDevice(username: string, client: Client): Promise<RateRule[]> {
  const account = await findByUsername(username)
  // An unknown name costs the same work.
  const device = await findDevice(account?.id ?? 'unknown', client)
  if (!device) return ratesOf(username, client)
  const key = `${usernameKey(username)}:${device.hash}`
  return [
    { ...BY_BROWSER, key },
    { ...BY_BROWSER_AND_DAY, key },
  ]
}
