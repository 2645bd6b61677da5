'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

export default function SiteError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen onRetry={reset} />
}
