import { NOT_FOUND } from '@/app/missing-page'
import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { PATHS } from '@/lib/config/paths'

export const metadata = NOT_FOUND

export default function NotFound() {
  return <NotFoundScreen instead={{ label: 'search', href: PATHS.search }} />
}
