import { useEffect, useState } from 'react'
import { isReloading } from '@/components/ui/after-update'
import { Screen } from './screen'

/** Shows nothing while the page is loaded again after an update of the site. */
export function ErrorScreen() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    void isReloading().then((reloads) => setShown(!reloads))
  }, [])
  if (!isShown) return null
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
