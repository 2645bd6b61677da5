'use client'

import { Screen } from './screen'

/** Retry reloads the page from the server. */
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
