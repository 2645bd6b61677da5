'use client'

import { ErrorScreen } from '@/components/shell/error-screen'

export default function RootError() {
  return (
    <main id="main">
      <ErrorScreen />
    </main>
  )
}
