import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/shell/not-found-screen'

export const metadata: Metadata = { title: { absolute: 'Not Found' } }

/** For pages that find nothing under the rest of their path. */
export default function NotFound() {
  return <NotFoundScreen />
}
