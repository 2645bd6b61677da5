'use client'

import { ErrorScreen } from '@/components/shell/error-screen'
import './globals.css'

/** Stands in for the whole document, the root layout included. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main id="main">
          <ErrorScreen onRetry={reset} />
        </main>
      </body>
    </html>
  )
}
