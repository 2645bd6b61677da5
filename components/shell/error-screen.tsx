'use client'

import { buttonClass } from '@/components/ui/button-class'
import { Screen } from './screen'

/**
 * What stands in the place of a page that could not be made. Retry loads it anew: what failed on
 * the server, or on the way, is asked for again. Every page brings it along, so it is kept small.
 */
export function ErrorScreen() {
  return (
    <>
      <title>Error</title>
      <Screen title="An error occurred.">
        <button type="button" className={buttonClass('filled')} onClick={() => location.reload()}>
          Retry
        </button>
      </Screen>
    </>
  )
}
