import { UNKNOWN_PAGE } from '@/app/missing-page'
import { MissingAddress } from '../missing-address'

export const metadata = UNKNOWN_PAGE

export default async function UnknownPage({ params }: { params: Promise<{ path: string[] }> }) {
  return <MissingAddress path={`/${(await params).path.join('/')}`} />
}
