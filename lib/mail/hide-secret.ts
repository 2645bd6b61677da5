const HIDDEN = '••••••'

/** The words of a mail without the code that it carries, be it in a link or in the text (G-44). */
export function hideSecret(mail: { text: string; html: string; secret?: string | null }): {
  text: string
  html: string
} {
  const { text, html, secret } = mail
  if (!secret) return { text, html }
  return { text: text.replaceAll(secret, HIDDEN), html: html.replaceAll(secret, HIDDEN) }
}
