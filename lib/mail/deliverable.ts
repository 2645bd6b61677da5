/** Top-level names that no mail server of the world answers for (RFC 2606, RFC 6761). */
const NOWHERE = /(^|\.)(localhost|invalid)$/

/**
 * Whether an address leads anywhere. The owner's first one, `owner@localhost`, does not, nor do
 * those of sample accounts: their mail stays in the outbox, whatever mail server is set.
 */
export function isDeliverable(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return !NOWHERE.test(domain)
}
