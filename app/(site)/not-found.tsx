import { NOT_FOUND } from '@/app/missing-page'
import { NotFoundScreen } from '@/components/shell/not-found-screen'

export const metadata = NOT_FOUND

export default function NotFound() {
  return <NotFoundScreen />
}
