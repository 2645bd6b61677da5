'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

export default function SiteError() {
  return <ErrorScreen />
}
