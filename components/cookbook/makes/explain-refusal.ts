import type { Failure } from '@/components/ui/form/failure'
import { CAPTCHA_TEXTS } from '@/lib/captcha/catalogue'
import { CAPTCHA_NAME } from '@/components/captcha/use-captcha'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'

/** Each known text of the server has its field; the name is empty for the whole form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  [MAKE_TEXTS.incomplete]: '',
  [MAKE_TEXTS.full]: '',
  [MAKE_TEXTS.commentLong]: 'comment',
  [MAKE_TEXTS.ratingInvalid]: 'rating',
  [CAPTCHA_TEXTS.missing]: CAPTCHA_NAME,
  [CAPTCHA_TEXTS.failed]: CAPTCHA_NAME,
  [MAKE_TEXTS.tooLarge]: 'image',
  'Unsupported image type': 'image',
  'Image too large': 'image',
}

/** Known texts are shown as they are; the rest is "try again later" (G-123). */
export function explainRefusal({ text: sent, error }: Failure): Partial<Failure> {
  if (error?.endsSession || error?.status === 429) return {}
  const text = sent === 'File too large' ? MAKE_TEXTS.tooLarge : sent
  const field = FIELD_OF[text]
  if (field === undefined || !error || error.status >= 500) {
    return { text: MAKE_TEXTS.failed, fields: {} }
  }
  return { text, fields: field === '' ? {} : { [field]: text } }
}
