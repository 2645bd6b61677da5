'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

/** Where not even the shell could be made. */
export default function RootError() {
  return (
    <main id="main">
      <ErrorScreen />
    </main>
  )
}
