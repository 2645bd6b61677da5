import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { NOT_FOUND } from './missing-page'

export const metadata = NOT_FOUND

/** Next sends it with every page, so it has no shell; unknown paths have a page of their own. */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundScreen />
    </main>
  )
}
