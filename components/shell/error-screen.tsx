'use client'

import { Button } from '@/components/ui/button'
import { Screen } from './screen'

/** What stands in the place of a page that could not be made. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>Error</title>
      <Screen title="An error occurred.">
        <Button variant="filled" onClick={onRetry}>
          Retry
        </Button>
      </Screen>
    </>
  )
}
