'use client'

import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import styles from './birthday-box.module.css'
import type { BirthdayFormProps } from '@/components/account/profile/birthday-form'

export function BirthdayBox(props: BirthdayFormProps) {
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
      <p className="type-control muted">On your birthday you have priority until 09:40 UTC.</p>
      {form.Loaded && <form.Loaded {...props} />}
    </div>
  )
}
