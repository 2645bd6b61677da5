import { MissingPage, UNKNOWN_PAGE } from '@/app/missing-page'

export const metadata = UNKNOWN_PAGE

/** It answers every path that no page has. */
export default function UnknownPage() {
  return <MissingPage />
}
