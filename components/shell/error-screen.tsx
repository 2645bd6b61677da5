'use client'

import { Button } from '@/components/ui/button'
import { Screen } from './screen'

/**
 * What stands in the place of a page that could not be made. Retry loads it anew: what failed on
 * the server, or on the way, is asked for again.
 */
export function ErrorScreen() {
  return (
    <>
      <title>Error</title>
      <Screen title="An error occurred.">
        <Button variant="filled" onClick={() => location.reload()}>
          Retry
        </Button>
      </Screen>
    </>
  )
}
