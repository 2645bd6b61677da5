import net from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

/** An IPv6 address counts by its /64 network, as one subscriber has at least that (G-111). */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || !net.isIPv6(ip)) return ip
  const { address } = new net.SocketAddress({ address: ip, family: 'ipv6' })
  return MAPPED.exec(address)?.[1] ?? `${networkOf(address)}::/64`
}

function networkOf(address: string): string {
  const [front = [], back = []] = address.split('::').map((part) => part.split(':'))
  const zeros = address.includes('::') ? Array<string>(8).fill('0') : []
  const missing = zeros.slice(front.length + back.length)
  return [...front, ...missing, ...back]
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')
}
