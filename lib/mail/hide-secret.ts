const HIDDEN = '••••••'

/** The words of a mail without the code that it carries, be it in a link or in the text (G-44). */
export function hideSecret(mail: { text: string; html: string; secret?: string | null }): {
  text: string
  html: string
} {
  return { text: hideIn(mail.text, mail), html: hideIn(mail.html, mail) }
}

/** A text without the code of a mail; a mail server may repeat what it refuses. */
export function hideIn(text: string, { secret }: { secret?: string | null }): string {
  return secret ? text.replaceAll(secret, HIDDEN) : text
}
