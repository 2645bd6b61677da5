import { ACCOUNT_TEXTS, TEXTS_BEFORE_SENDING } from '@/lib/account/catalogue'

/** Validates by the fields' attributes, with the server's texts. */
export function checkFields(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [field, texts] of Object.entries(TEXTS_BEFORE_SENDING)) {
    const input = form.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement) || input.validity.valid) continue
    problems[field] = ACCOUNT_TEXTS[input.validity.valueMissing ? texts.missing : texts.wrong]
  }
  return problems
}
