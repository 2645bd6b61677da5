import type { Metadata } from 'next'
import { forbidden } from 'next/navigation'

export const metadata: Metadata = { title: 'Forbidden' }

/** Where the middleware sends whoever lacks the role for a guarded page (G-8): a true 403. */
export default function ForbiddenPage(): never {
  forbidden()
}
