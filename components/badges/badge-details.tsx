import { badgeCalls } from '@/components/badges/calls'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorText } from '@/components/ui/form/error-text'
import { useSubmit } from '@/components/ui/form/use-submit'
import { count, counted, shortDay } from '@/lib/format'
import styles from './badge-details.module.css'
import { Medal } from './medal'
import type { ShownBadge } from './shown-badge'

export function BadgeDetails({ shown, onClose }: { shown: ShownBadge; onClose: () => void }) {
  const { badge, state, dateEarned, progress, holders } = shown
  return (
    <Dialog
      title={badge.name}
      above={<Medal code={badge.code} size="large" isGrey={state !== 'collected'} />}
      isCentred
      closesOutside
      onClose={onClose}
    >
      <p className={styles.description}>{badge.description}</p>
      <ul className={`${styles.facts} type-control`}>
        {/* Of an uncollected badge the points are a surprise (G-92). */}
        {state !== 'waiting' && <li>{count(badge.value)} Points</li>}
        {dateEarned && <li>earned on {shortDay(dateEarned)}</li>}
        {state === 'open' && progress && progress.needed > 1 && (
          <li>
            {count(progress.count)} of {count(progress.needed)} so far
          </li>
        )}
        {state === 'open' && !progress && <li>{HOW}</li>}
        {badge.isUnique && <li>given to one member, once</li>}
        {holders !== undefined && (
          <li>{holders === 0 ? 'nobody holds it yet' : `held by ${counted(holders, 'member')}`}</li>
        )}
      </ul>
      {state === 'waiting' && <CollectButton code={badge.code} onDone={onClose} />}
    </Dialog>
  )
}

const HOW = 'given by the owner, or by the order of signing up'

function CollectButton({ code, onDone }: { code: string; onDone: () => void }) {
  const { busy, failure, run } = useSubmit()
  return (
    <div className={styles.actions}>
      <Button
        variant="filled"
        wide
        busy={busy !== null}
        onClick={() =>
          void run(() => badgeCalls.collectBadge(code), { refresh: true, onSuccess: onDone })
        }
      >
        Collect
      </Button>
      <ErrorText className={styles.error}>{failure?.text}</ErrorText>
    </div>
  )
}
