'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { countdown, type RunningTimer, secondsLeft } from '@/lib/cookbook/timers/cook-session'
import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import type { FoundTimer } from '@/lib/cookbook/timers/find-timers'
import { prepareAlarm, ringAlarm } from './alarm'
import { deviceNow } from './device-time'
import styles from './cook-mode.module.css'
import type { UpdateSession } from './use-cook-session'

const TICK_MS = 250
const RING_EVERY_MS = 2 * SECOND_MS
const MORE_MS = MINUTE_MS

type RunningTimersProps = { timers: readonly RunningTimer[]; update: UpdateSession }

/** Rings until the last one that has ended is stopped or gets more time. */
export function RunningTimers({ timers, update }: RunningTimersProps) {
  const now = useNow(timers.length > 0)
  const hasEnded = timers.some((timer) => secondsLeft(timer, now) <= 0)

  useEffect(() => {
    if (!hasEnded) return
    ringAlarm()
    const ringing = setInterval(ringAlarm, RING_EVERY_MS)
    return () => clearInterval(ringing)
  }, [hasEnded])

  function change(id: string, to: (timer: RunningTimer) => RunningTimer | null) {
    update((session) => ({
      ...session,
      timers: session.timers.flatMap((timer) => (timer.id === id ? (to(timer) ?? []) : timer)),
    }))
  }

  return (
    <ul className={styles.running} aria-label="Timers">
      {timers.map((timer) => {
        const left = secondsLeft(timer, now)
        const name = `${timer.label} of step ${timer.step + 1}`
        return (
          <li key={timer.id} className={`${styles.timer} ${left <= 0 ? styles.ended : ''}`}>
            <span className={styles.left} role="timer">
              {countdown(left)}
            </span>
            <span className="type-control">
              {left <= 0 && <strong role="alert">Time is up: </strong>}
              {name}
            </span>
            <Button
              aria-label={`1 minute more: ${name}`}
              onClick={() =>
                change(timer.id, (old) => ({
                  ...old,
                  endsAt: Math.max(old.endsAt, deviceNow()) + MORE_MS,
                }))
              }
            >
              + 1 min
            </Button>
            <Button aria-label={`Stop: ${name}`} onClick={() => change(timer.id, () => null)}>
              Stop
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Counts by the clock, so that a sleeping tab is right again at once. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => deviceNow())
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setNow(deviceNow())
    const ticking = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning])
  return now
}

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
