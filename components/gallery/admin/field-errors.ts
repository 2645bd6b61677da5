import type { Failure } from '@/components/ui/form/failure'
import { fieldOfText } from '@/lib/gallery/catalogue'

/** Uploads are refused in plain text, so that the field is found by it (G-1). */
export function fieldErrors({ text, fields }: Failure): Partial<Failure> {
  const field = fieldOfText(text)
  return { fields: field === undefined ? fields : { [field]: text } }
}
