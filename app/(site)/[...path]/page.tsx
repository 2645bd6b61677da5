import { MissingPage, UNKNOWN_PAGE } from '@/app/missing-page'
import { NearestPages } from '@/components/search/nearest-pages'
import { isPathOff } from '@/lib/features'
import { PATHS } from '@/lib/config/paths'
import { nearestPaths, readable } from '@/lib/site/nearest-paths'

export const metadata = UNKNOWN_PAGE

type UnknownPageProps = { params: Promise<{ path: string[] }> }

/** It answers every path that no page has. */
export default async function UnknownPage({ params }: UnknownPageProps) {
  const path = readable(`/${(await params).path.join('/')}`)
  return (
    <MissingPage>
      <NearestPages
        path={path}
        nearest={await nearestPaths(path)}
        hasSearch={!isPathOff(PATHS.search)}
      />
    </MissingPage>
  )
}
