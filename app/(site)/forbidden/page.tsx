import { ForbiddenScreen } from '../../forbidden-screen'

export const metadata = { title: 'Forbidden' }

/** The middleware rewrites to this page and sets the 403. */
export default function ForbiddenPage() {
  return <ForbiddenScreen />
}
