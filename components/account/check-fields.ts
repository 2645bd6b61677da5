import { ACCOUNT_TEXTS, emailProblemText, TEXTS_BEFORE_SENDING } from '@/lib/account/catalogue'
import { readEmailAddress } from '@/lib/config/email-address'

/** Validates by the fields' attributes, with the server's texts. */
export function checkFields(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [field, texts] of Object.entries(TEXTS_BEFORE_SENDING)) {
    const input = form.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement)) continue
    const email = field === 'email' ? readEmailAddress(input.value) : null
    if (email && 'problem' in email) problems[field] = emailProblemText(email)
    else if (!email && !input.validity.valid) {
      problems[field] = ACCOUNT_TEXTS[input.validity.valueMissing ? texts.missing : texts.wrong]
    }
  }
  return problems
}
