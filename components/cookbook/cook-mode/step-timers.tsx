import { Button } from '@/components/ui/button'
import type { RunningTimer } from '@/lib/cookbook/timers/cook-session'
import type { FoundTimer } from '@/lib/cookbook/timers/find-timers'
import styles from './cook-mode.module.css'
import { prepareAlarm } from './alarm'
import { deviceNow } from './device-time'

type StepTimersProps = {
  timers: readonly FoundTimer[]
  text: string
  onStart: (timer: Omit<RunningTimer, 'step'>) => void
}

/** A range begins with its shorter time, as the cook first looks then. */
export function StepTimers({ timers, text, onStart }: StepTimersProps) {
  return (
    <div className={styles.timers}>
      {timers.map(({ from, to, low }) => {
        const label = text.slice(from, to)
        return (
          <Button
            key={from}
            wide
            onClick={() => {
              prepareAlarm()
              const now = deviceNow()
              onStart({ id: `${now}-${from}`, label, endsAt: now + low * 1000 })
            }}
          >
            Start {label}
          </Button>
        )
      })}
    </div>
  )
}
