const HIDDEN = '••••••'

/** Redacts the code in links and text (G-44). */
export function hideSecret(mail: { text: string; html: string; secret?: string | null }): {
  text: string
  html: string
} {
  return { text: hideIn(mail.text, mail), html: hideIn(mail.html, mail) }
}

/** For error texts, as a mail server may repeat what it rejects. */
export function hideIn(text: string, { secret }: { secret?: string | null }): string {
  return secret ? text.replaceAll(secret, HIDDEN) : text
}
