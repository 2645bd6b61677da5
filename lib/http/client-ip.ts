/** The header in which the web process hands on the caller's address; clients cannot set it. */
export const CLIENT_IP_HEADER = 'x-client-ip'

/** The address of the caller as the web process saw it behind `TRUST_PROXY` proxies (G-13). */
export function clientIp(headers: Headers): string {
  return headers.get(CLIENT_IP_HEADER) ?? 'unknown'
}
