import type { Metadata } from 'next'
import { ForbiddenScreen } from '../forbidden-screen'

export const metadata: Metadata = { title: 'Forbidden' }

/** For pages that find by themselves that the viewer lacks the role (G-7). */
export default function Forbidden() {
  return <ForbiddenScreen />
}
