'use client'

import { Screen } from './screen'

export function ErrorScreen() {
  return (
    <>
      <title>Error</title>
      <Screen title="An error occurred.">
        <button type="button" onClick={() => location.reload()}>
          Retry
        </button>
      </Screen>
    </>
  )
}
