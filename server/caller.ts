import type { IncomingMessage } from 'node:http'
import { claimedAccount } from '@/lib/auth/identity'
import { addressKey } from '@/lib/http/address-key'

const WITH_TOKEN = ['x-auth-token', 'authorization', 'cookie']

/** Who the limits of this server count: the account of a valid token, otherwise the address (G-13). */
export async function callerOf(request: IncomingMessage, ip: string): Promise<string> {
  return (await accountOf(request)) ?? addressKey(ip)
}

/** Whether a request carries a valid token; the route also asks the database. */
export async function hasSession(request: IncomingMessage): Promise<boolean> {
  return (await accountOf(request)) !== null
}

function accountOf(request: IncomingMessage): Promise<string | null> {
  const headers = new Headers()
  for (const name of WITH_TOKEN) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value.toString())
  }
  return claimedAccount(headers)
}
