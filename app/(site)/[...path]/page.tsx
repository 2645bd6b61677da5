import type { Metadata } from 'next'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'

// Next says so itself only where `notFound()` was called.
export const metadata: Metadata = { ...NOT_FOUND, robots: { index: false } }

/** It answers every path that no page has. */
export default function UnknownPage() {
  return <MissingPage />
}
