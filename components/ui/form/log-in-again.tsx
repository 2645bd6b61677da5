import { usePathname } from 'next/navigation'
import { loginPath } from '@/lib/config/paths'
import styles from './form.module.css'
import { useSessionEnded } from './session-state'
import { isForeign } from './use-opener'

/** Another tab, so that nothing typed is lost; the page follows it. */
export function LogInAgain({ opener }: { opener: () => string | null }) {
  const path = usePathname()
  const hasEnded = useSessionEnded()
  return (
    <p role="status" className={`${styles.again} type-control`}>
      {hasEnded || isForeign(opener()) ? (
        <>
          Your session has ended. What you typed is kept.{' '}
          <a href={loginPath(path)} target="_blank">
            Log in in a new tab
          </a>
          , then submit again.
        </>
      ) : (
        'You are logged in again. Please submit once more.'
      )}
    </p>
  )
}
