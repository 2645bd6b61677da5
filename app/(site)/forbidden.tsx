import { ForbiddenScreen } from '../forbidden-screen'

export const metadata = { title: 'Forbidden' }

/** Next shows it where a page checks the role itself (G-7). */
export default function Forbidden() {
  return <ForbiddenScreen />
}
