import { Button } from '@/components/ui/button'
import { countdown, secondsLeft } from '@/lib/cookbook/timers/cook-session'
import { findTimers } from '@/lib/cookbook/timers/find-timers'
import styles from './cook-mode.module.css'
import { startTimer, useSecond } from './timers'
import { useTimers } from './use-cook-session'

type StepTimersProps = { recipe: { _id: string; title: string }; step: number; text: string }

/** A range begins with its shorter time, as the cook first looks then. */
export function StepTimers({ recipe: { _id, title }, step, text }: StepTimersProps) {
  const running = useTimers()
  const now = useSecond()
  return (
    <div className={styles.timers}>
      {findTimers(text).map(({ from, to, low }) => {
        const label = text.slice(from, to)
        const id = `${_id} ${step} ${from}`
        const timer = running.find((one) => one.id === id)
        return (
          <Button
            key={from}
            wide
            aria-disabled={timer && true}
            onClick={timer ? undefined : () => startTimer({ id, label, step, title }, low)}
          >
            {timer ? `${label}: ${countdown(secondsLeft(timer, now))}` : `Start ${label}`}
          </Button>
        )
      })}
    </div>
  )
}
