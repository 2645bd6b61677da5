import { useEffect, useState } from 'react'
import { PictureColumns } from '@/components/page/picture-columns'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import { Spinner } from '@/components/ui/spinner'
import { StatusBadge } from '@/components/ui/status-badge'
import { ART_TEXTS, JOKE_MS } from '@/lib/aotd/catalogue'
import { clockTime } from '@/lib/format'
import type { ArtState } from './art-state'
import { ProgressLine } from './progress-line'
import { useTakenFocus } from './use-taken-focus'
import styles from './waiting.module.css'

type WaitingProps = {
  state: ArtState
  error: string | null
  takesFocus?: boolean
}

export function Waiting({ state, error, takesFocus = false }: WaitingProps) {
  const ref = useTakenFocus<HTMLDivElement>(takesFocus)
  const isLoading = state.status === 'loading'
  const title = isLoading ? 'Loading the art of the day...' : ART_TEXTS.generating
  const message = state.status === 'no_art' ? ART_TEXTS.starting : state.message
  return (
    <PictureColumns
      picture={
        <PictureFrame>
          <BandsPlace variant={isLoading ? 'faint' : 'falling'} />
        </PictureFrame>
      }
    >
      <div className={styles.waiting}>
        <p className={styles.status}>
          <Spinner label={title} />
          {/* `no_art` is the answer to a claim, so the picture is on its way. */}
          <StatusBadge status={state.status === 'no_art' ? 'pending' : state.status} />
        </p>
        <div ref={ref} tabIndex={takesFocus ? -1 : undefined} role="status">
          <h2 className="type-lead">{title}</h2>
          <p className={`${styles.message} type-control muted`}>{error ?? message}</p>
        </div>
        {/* Reserves the space, so that the joke does not move. */}
        <div className={`${styles.progress} ${isLoading ? styles.unknown : ''}`}>
          <ProgressLine status={state.status} />
          <ElapsedTime key={isLoading ? 'before' : 'since'} seconds={state.elapsedSeconds} />
        </div>
        <Joke />
      </div>
    </PictureColumns>
  )
}

function ElapsedTime({ seconds }: { seconds: number }) {
  const [since, setSince] = useState({ reported: seconds, ticks: 0 })
  if (since.reported !== seconds) setSince({ reported: seconds, ticks: 0 })
  useEffect(() => {
    const timer = setInterval(
      () => setSince(({ reported, ticks }) => ({ reported, ticks: ticks + 1 })),
      1000,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="type-figure" role="timer" aria-label="Elapsed time">
      {clockTime(since.reported + since.ticks)}
    </p>
  )
}

function Joke() {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((i) => (i + 1) % LOADING_JOKES.length), JOKE_MS)
    return () => clearInterval(timer)
  }, [])
  return <p className={`${styles.joke} type-control muted`}>{LOADING_JOKES[index]}</p>
}

const LOADING_JOKES = [
  'Convincing the brush that today is a workday...',
  'Mixing a blue that nobody has named yet...',
  'Asking the lemons to hold still...',
  'Stretching the canvas, and the truth...',
  'Looking for the horizon. It was here yesterday...',
  'Cleaning the palette with yesterday’s ideas...',
  'The sun wants to be paid by the ray...',
  'Counting the windows of houses that do not exist...',
  'Teaching a cat to pose. No luck so far...',
  'Waiting for the varnish to make up its mind...',
  'Hiding the signature in plain sight...',
  'Hanging it straight. A bit to the left...',
] as const
