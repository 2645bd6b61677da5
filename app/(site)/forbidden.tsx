import type { Metadata } from 'next'
import { ForbiddenScreen } from '../forbidden-screen'

export const metadata: Metadata = { title: 'Forbidden' }

/** Next shows it where a page checks the role itself (G-7). */
export default function Forbidden() {
  return <ForbiddenScreen />
}
