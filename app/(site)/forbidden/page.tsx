import type { Metadata } from 'next'
import { ForbiddenScreen } from '../../forbidden-screen'

export const metadata: Metadata = { title: 'Forbidden' }

/** Where the middleware sends whoever lacks the role for a guarded page; the 403 comes from it. */
export default function ForbiddenPage() {
  return <ForbiddenScreen />
}
