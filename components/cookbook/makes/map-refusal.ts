import type { Failure } from '@/components/ui/form/failure'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'

/** What has a field is shown as it is; the rest is "try again later" (G-74, G-123). */
export function mapRefusal({ fields, error }: Failure): Partial<Failure> {
  const { status = 0, endsSession } = error ?? {}
  if (endsSession || status === 409 || status === 429) return {}
  if (status === 413) return { text: MAKE_TEXTS.tooLarge, fields: { image: MAKE_TEXTS.tooLarge } }
  const isKnown = status < 500 && Object.keys(fields).length > 0
  return isKnown ? {} : { text: MAKE_TEXTS.failed, fields: {} }
}
