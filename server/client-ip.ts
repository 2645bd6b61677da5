import net from 'node:net'

/** What the outermost of `proxies` wrote in `X-Forwarded-For`, if valid; else the socket (G-13). */
export function clientIpOf(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const forwarded = forwardedAddress(forwardedFor, proxies)
  return forwarded ?? addressIn(socketAddress ?? '') ?? socketAddress ?? ''
}

/** Undefined where the proxies wrote no address that can be read. */
export function forwardedAddress(
  forwardedFor: string | undefined,
  proxies: number,
): string | undefined {
  if (proxies === 0 || !forwardedFor) return undefined
  // A reader ignores empty elements of a list (RFC 9110 5.6.1).
  const hops = forwardedFor.split(',').filter((hop) => hop.trim() !== '')
  const hop = hops[hops.length - proxies]
  return hop === undefined ? undefined : addressIn(hop)
}

const QUOTED = /^"(.*)"$/
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/
const IPV4_WITH_PORT = /^([\d.]+):\d{1,5}$/
const ZONE = /%.*$/
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/**
 * Reads an address as proxies write it: with a port, brackets, quotes or a zone. One address has one
 * spelling afterwards, and an IPv4 address is the same with and without its IPv6 prefix.
 */
function addressIn(hop: string): string | undefined {
  const text = hop.trim()
  const unquoted = (QUOTED.exec(text)?.[1] ?? text).trim()
  const host = BRACKETED.exec(unquoted)?.[1] ?? IPV4_WITH_PORT.exec(unquoted)?.[1] ?? unquoted
  const plain = host.replace(ZONE, '')
  if (net.isIPv4(plain)) return plain
  if (!net.isIPv6(plain)) return undefined
  const { address } = new net.SocketAddress({ address: plain, family: 'ipv6' })
  return MAPPED.exec(address)?.[1] ?? address
}
