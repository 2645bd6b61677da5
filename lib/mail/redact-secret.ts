const HIDDEN = '••••••'

export function redactSecret(mail: { text: string; html: string; secret?: string | null }): {
  text: string
  html: string
} {
  return { text: redactText(mail.text, mail), html: redactText(mail.html, mail) }
}

/** Error texts need it, as a mail server may repeat what it rejects. */
export function redactText(text: string, { secret }: { secret?: string | null }): string {
  return secret ? text.replaceAll(secret, HIDDEN) : text
}
