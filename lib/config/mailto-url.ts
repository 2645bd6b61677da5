/** What is encoded names no further recipient and no text of the mail (RFC 6068). */
export function mailtoUrl(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, host] = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent)
  return `mailto:${name}@${host}`
}
