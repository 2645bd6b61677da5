import { MissingPage } from '@/app/missing-page'
import { NearestPages } from '@/components/search/nearest-pages'
import { PATHS } from '@/lib/config/paths'
import { isPathOff } from '@/lib/features'
import { nearestPaths, readable } from '@/lib/site/nearest-paths'

export async function MissingAddress({ path }: { path: string }) {
  const wanted = readable(path)
  return (
    <MissingPage>
      <NearestPages
        path={wanted}
        nearest={await nearestPaths(wanted)}
        hasSearch={!isPathOff(PATHS.search)}
      />
    </MissingPage>
  )
}
