/** Set by the web process; clients cannot set it. */
export const CLIENT_IP_HEADER = 'x-client-ip'

/** It is the address that is seen behind `TRUST_PROXY` proxies (G-13). */
export function clientIp(headers: Headers): string {
  return headers.get(CLIENT_IP_HEADER) ?? 'unknown'
}
