import net from 'node:net'

/**
 * The caller's address: the socket's, or, behind `proxies` proxies of one's own, the entry of
 * `X-Forwarded-For` that the outermost of them wrote, counted from the right (G-13). A shorter or
 * garbled list falls back on the socket.
 */
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

/** An IPv4 address looks the same however it came in. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}
