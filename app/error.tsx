'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

/** For errors of the shell itself. */
export default function RootError() {
  return (
    <main id="main">
      <ErrorScreen />
    </main>
  )
}
