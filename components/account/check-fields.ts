import {
  ACCOUNT_TEXTS,
  type AccountField,
  fieldOfText,
  TEXTS_BEFORE_SENDING,
} from '@/lib/account/catalogue'

/** What stands beside each field, and under `captcha` beside that. */
export type FieldProblems = Partial<Record<AccountField | 'captcha', string>>

/** What the attributes of a form's fields say against their values, in the server's own words. */
export function checkFields(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {}
  for (const [field, texts] of Object.entries(TEXTS_BEFORE_SENDING)) {
    const input = form.elements.namedItem(field)
    if (!(input instanceof HTMLInputElement) || input.validity.valid) continue
    const name = input.validity.valueMissing ? texts.missing : texts.wrong
    problems[field as AccountField] = ACCOUNT_TEXTS[name]
  }
  return problems
}

/** The field that a text of the server belongs beside, with it. */
export function problemsOfText(text: string): FieldProblems {
  const field = fieldOfText(text)
  return field ? { [field]: text } : {}
}
