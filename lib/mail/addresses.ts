const ADDRESS = /^[^\s@]+@([^\s@]+)$/
/** Top-level names without mail servers (RFC 2606, RFC 6761). */
const NOWHERE = /(^|\.)(localhost|invalid)$/i

/** False for `owner@localhost` and sample accounts, whose mail stays in the outbox. */
export function isDeliverable(address: string): boolean {
  const domain = ADDRESS.exec(address)?.[1]
  return domain !== undefined && !NOWHERE.test(domain)
}

export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${first(address.slice(0, at))}***@${first(domain)}***${dot > 0 ? domain.slice(dot) : ''}`
}

const first = (text: string) => [...text][0] ?? ''
