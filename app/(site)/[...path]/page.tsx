import { UNKNOWN_PAGE } from '@/app/missing-page'
import { MissingAddress } from '../missing-address'

export const metadata = UNKNOWN_PAGE

type UnknownPageProps = { params: Promise<{ path: string[] }> }

/** It answers every path that no page has. */
export default async function UnknownPage({ params }: UnknownPageProps) {
  return <MissingAddress path={`/${(await params).path.join('/')}`} />
}
