'use client'

import { Button, ButtonLink } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
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
        <ButtonLink href={PATHS.home}>home</ButtonLink>
      </Screen>
    </>
  )
}
