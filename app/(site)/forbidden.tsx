import type { Metadata } from 'next'
import { ForbiddenScreen } from '../forbidden-screen'

export const metadata: Metadata = { title: 'Forbidden' }

/** For pages that check the role themselves (G-7). */
export default function Forbidden() {
  return <ForbiddenScreen />
}
