'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

/** Where not even the shell could be made. */
export default function RootError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main">
      <ErrorScreen onRetry={reset} />
    </main>
  )
}
