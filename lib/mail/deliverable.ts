const ADDRESS = /^[^\s@]+@([^\s@]+)$/
/** Top-level names that no mail server of the world answers for (RFC 2606, RFC 6761). */
const NOWHERE = /(^|\.)(localhost|invalid)$/i

/**
 * Whether an address leads anywhere. The owner's first one, `owner@localhost`, does not, nor does
 * what sample accounts have in place of one: their mail stays in the outbox, whatever mail server
 * is set.
 */
export function isDeliverable(address: string): boolean {
  const domain = ADDRESS.exec(address)?.[1]
  return domain !== undefined && !NOWHERE.test(domain)
}
