'use client'

import { Button } from '@/components/ui/button'
import { useIsOff } from '@/components/ui/off-paths'
import { useLazy } from '@/components/ui/use-lazy'
import { useMoment } from '@/components/page/moment'
import { PRIORITY_END } from '@/lib/aotd/catalogue'
import { PATHS } from '@/lib/config/paths'
import styles from './birthday-box.module.css'
import type { BirthdayFormProps } from '@/components/account/profile/birthday-form'

export function BirthdayBox(props: BirthdayFormProps) {
  const priorityEnd = useMoment(`${props.today}T${PRIORITY_END}:00.000Z`, 'time')
  const hasArt = !useIsOff(PATHS.artOfTheDay)
  const form = useLazy(
    async () => (await import('@/components/account/profile/birthday-form')).BirthdayForm,
  )
  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <h2 className={styles.title}>Your birthday</h2>
        {!form.Loaded && (
          <Button variant="quiet" busy={form.isLoading} onClick={() => void form.open()}>
            Set your birthday
          </Button>
        )}
      </div>
      <p className="type-control muted">
        {hasArt
          ? `On your birthday you have priority until ${priorityEnd}.`
          : 'On your birthday this page greets you.'}
      </p>
      {form.Loaded && <form.Loaded {...props} />}
    </div>
  )
}
