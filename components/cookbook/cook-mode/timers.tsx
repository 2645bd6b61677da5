import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { countdown, type RunningTimer, secondsLeft } from '@/lib/cookbook/timers/cook-session'
import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import { deviceNow } from '@/components/ui/device-time'
import styles from './timers.module.css'
import { changeTimers, useTimers } from './use-cook-session'

const TICK_MS = 250
const MORE_MS = MINUTE_MS

/** The whole second that runs now; timers end with one, so that the first figure is the whole time. */
function secondNow(): number {
  return Math.floor(deviceNow() / SECOND_MS) * SECOND_MS
}

/** Looks at the clock, so that a sleeping tab is right again at once. */
function watchClock(tick: () => void): () => void {
  const ticking = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(ticking)
    document.removeEventListener('visibilitychange', tick)
  }
}

export function useSecond(): number {
  return useSyncExternalStore(watchClock, secondNow, () => 0)
}

export function startTimer(timer: Omit<RunningTimer, 'endsAt' | 'hasRung'>, seconds: number): void {
  prepareAlarm()
  const endsAt = secondNow() + seconds * SECOND_MS
  changeTimers((timers) => [...timers, { ...timer, endsAt, hasRung: false }])
}

function giveMore(id: string): void {
  stopAlarm()
  prepareAlarm()
  const later = (timer: RunningTimer): RunningTimer => ({
    ...timer,
    endsAt: Math.max(timer.endsAt, secondNow()) + MORE_MS,
    hasRung: false,
  })
  changeTimers((timers) => timers.map((timer) => (timer.id === id ? later(timer) : timer)))
}

function stopTimer(id: string): void {
  stopAlarm()
  changeTimers((timers) => timers.filter((timer) => timer.id !== id))
}

/** On every page but cook mode, which lies over it with timers of its own. */
export function TimerBar() {
  const hasTimers = useTimers().length > 0
  return (
    hasTimers && (
      <section className={styles.bar} aria-label="Kitchen timers" data-foot data-timers>
        <RunningTimers hasLinks />
      </section>
    )
  )
}

/** Each rings once, where its end is seen first. */
export function RunningTimers({ hasLinks = false }: { hasLinks?: boolean }) {
  const timers = useTimers()
  const now = useSecond()
  const isRinging = timers.some((timer) => !timer.hasRung && secondsLeft(timer, now) <= 0)

  useEffect(() => {
    if (!isRinging) return
    const isNew = (timer: RunningTimer) => !timer.hasRung && secondsLeft(timer, deviceNow()) <= 0
    changeTimers((stored) => {
      // Another tab may have rung already.
      if (stored.some(isNew)) ringAlarm()
      return stored.map((timer) => ({ ...timer, hasRung: timer.hasRung || isNew(timer) }))
    })
  }, [isRinging])

  return (
    <ul className={styles.running} aria-label="Timers">
      {timers.map((timer) => {
        const { id, label, step, title } = timer
        const left = secondsLeft(timer, now)
        const name = `${label} of step ${step + 1}, ${title}`
        return (
          <li key={id} className={`${styles.timer} ${left <= 0 ? styles.ended : ''}`}>
            <span className={styles.left} role="timer">
              {countdown(left)}
            </span>
            <span className={`${styles.name} type-control`}>
              {left <= 0 && <strong role="alert">Time is up: </strong>}
              {hasLinks ? <Link href={recipePath(slugOf(title))}>{name}</Link> : name}
            </span>
            <Button aria-label={`1 minute more: ${name}`} onClick={() => giveMore(id)}>
              + 1 min
            </Button>
            <Button aria-label={`Stop: ${name}`} onClick={() => stopTimer(id)}>
              Stop
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

const BEEPS = [0, 0.25, 0.5]
const BEEP_SECONDS = 0.15
const PITCH = 880
const LOUDNESS = 0.3
const VIBRATION = [200, 100, 200, 100, 400, 1000]
/** One alarm is as many rings, one every 2 seconds. */
const RINGS = 15
const RING_SECONDS = 2

let sound: AudioContext | null = null

/** Browsers allow sound only after a press, so the press that starts a timer opens it. */
function prepareAlarm(): void {
  try {
    sound ??= new AudioContext()
    void sound.resume()
  } catch {
    sound = null
  }
}

function ringAlarm(): void {
  const rings = Array.from({ length: RINGS }, (_, i) => i)
  if ('vibrate' in navigator) navigator.vibrate(rings.flatMap(() => VIBRATION))
  prepareAlarm()
  for (const ring of rings) for (const after of BEEPS) beep(ring * RING_SECONDS + after)
}

function stopAlarm(): void {
  if ('vibrate' in navigator) navigator.vibrate(0)
  void sound?.close()
  sound = null
}

function beep(after: number): void {
  if (sound?.state !== 'running') return
  const at = sound.currentTime + after
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  tone.frequency.value = PITCH
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + BEEP_SECONDS)
  tone.connect(volume).connect(sound.destination)
  tone.start(at)
  tone.stop(at + BEEP_SECONDS)
}
