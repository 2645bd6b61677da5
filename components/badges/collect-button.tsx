'use client'

import { Button } from '@/components/ui/button'
import { ErrorText } from '@/components/ui/form/error-text'
import { useSubmit } from '@/components/ui/form/use-submit'
import { badgeCalls } from '@/components/badges/calls'
import styles from './badge-details.module.css'

type CollectButtonProps = { code: string; onDone: () => void }

export function CollectButton({ code, onDone }: CollectButtonProps) {
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
