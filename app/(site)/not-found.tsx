import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/shell/not-found-screen'

export const metadata: Metadata = { title: { absolute: 'Not Found' } }

export default function NotFound() {
  return <NotFoundScreen />
}
