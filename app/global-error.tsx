'use client'

import { ErrorScreen } from '@/components/shell/error-screen'
import './globals.css'

/** Stands in for the whole document, the root layout included. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main id="main">
          <ErrorScreen />
        </main>
      </body>
    </html>
  )
}
