import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorText } from '@/components/ui/form/error-text'
import { useSubmit } from '@/components/ui/form/use-submit'
import { COLLECT_ALL_FROM } from '@/lib/badges/catalogue'
import { badgeCalls } from '@/components/badges/calls'
import type { Badge } from '@/lib/badges/schema'
import { count } from '@/lib/format'
import styles from './badge-details.module.css'
import { Medal } from './medal'

/** Shows uncollected badges, oldest first; closing leaves them for the next visit (G-93). */
export function NewBadges({ first, onClose }: { first: readonly Badge[]; onClose: () => void }) {
  const [badges, setBadges] = useState(first)
  const { busy, failure, run } = useSubmit<'one' | 'all'>()
  const [badge] = badges
  if (!badge) return null

  const collect = () =>
    run(
      async () => {
        await badgeCalls.collectBadge(badge.code)
        return badgeCalls.listUncollected()
      },
      { step: 'one', refresh: true, onSuccess: setBadges },
    )
  const collectAll = () =>
    run(badgeCalls.collectAllBadges, { step: 'all', refresh: true, onSuccess: () => setBadges([]) })

  return (
    <Dialog
      // Each badge is a window of its own, so that its name is read out.
      key={badge.code}
      title={badge.name}
      above={<Medal code={badge.code} size="large" />}
      isCentred
      onClose={onClose}
    >
      <p className={styles.description}>{badge.description}</p>
      <p className={styles.points}>+{count(badge.value)} Points</p>
      <div className={styles.actions}>
        <Button variant="filled" wide busy={busy === 'one'} onClick={() => void collect()}>
          Collect
        </Button>
        {badges.length >= COLLECT_ALL_FROM && (
          <Button wide busy={busy === 'all'} onClick={() => void collectAll()}>
            Collect all {badges.length}
          </Button>
        )}
      </div>
      <ErrorText className={styles.error}>{failure?.text}</ErrorText>
    </Dialog>
  )
}
