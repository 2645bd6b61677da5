const HIDDEN = '••••••'

type Secret = { secret?: string | null }

/** A mail that an earlier version or an import has stored may lack a field. */
export function redactSecret(mail: Secret & { text?: string; html?: string }): {
  text: string
  html: string
} {
  return { text: redactText(mail.text ?? '', mail), html: redactText(mail.html ?? '', mail) }
}

/** Error texts need it, as a mail server may repeat what it rejects. */
export function redactText(text: string, { secret }: Secret): string {
  return secret ? text.replaceAll(secret, HIDDEN) : text
}
