import net from 'node:net'

/** What the outermost of `proxies` wrote in `X-Forwarded-For`, if valid; else the socket (G-13). */
export function clientIpOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const socket = plainAddress(socketAddress ?? '')
  if (proxies === 0 || !forwardedFor) return socket
  const hops = forwardedFor.split(',').map((hop) => plainAddress(hop.trim()))
  const named = hops[hops.length - proxies]
  return named && net.isIP(named) !== 0 ? named : socket
}

/** An IPv4 address is the same with and without its IPv6 prefix. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}
