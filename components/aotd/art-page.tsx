import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from '@/components/page/error-state'
import { QueryProvider } from '@/components/ui/query-provider'
import { StatusBadge } from '@/components/ui/status-badge'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import type { NextPicture, TodayPage } from '@/lib/aotd/schema'
import type { ArtState } from './art-state'
import { CompletedArt } from './completed-art'
import { NextPictureLine } from './next-picture-line'
import styles from './completed-art.module.css'
import { type TodaysArt, useTodaysArt } from './use-todays-art'
// Loaded before its component, so that nothing moves.
import '@/components/ui/spinner.module.css'
import './rare-state.module.css'
import './progress-line.module.css'
import './waiting.module.css'

// Loaded when needed; the failure state is included, as it must work offline.
const Waiting = dynamic(async () => (await import('./waiting')).Waiting)
const StartArt = dynamic(async () => (await import('./rare-state')).StartArt)
const RareState = dynamic(async () => (await import('./rare-state')).RareState)

type ArtPageProps = {
  page: TodayPage
  /** The author's name, or a link of it, where there is art. */
  author?: ReactNode
  next: NextPicture
}

export function ArtPage(props: ArtPageProps) {
  return (
    <QueryProvider>
      <LiveArt {...props} />
    </QueryProvider>
  )
}

function LiveArt({ page, author, next }: ArtPageProps) {
  const art = useTodaysArt(page)
  const isNews = useFreshPage(art.state)
  const isFree = STARTABLE.includes(art.state.status) || !next.at.startsWith(page.dateKey)
  return (
    <>
      <p className="visually-hidden" role="status">
        {isNews && art.state.status === 'completed' && art.state.message}
      </p>
      <PresentArt page={page} author={author} art={art} isNews={isNews} />
      <div className={`${styles.nextPicture} ${isNews ? styles.later : ''}`}>
        <NextPictureLine {...next} isFree={isFree} />
      </div>
    </>
  )
}

type PresentArtProps = Omit<ArtPageProps, 'next'> & { art: TodaysArt; isNews: boolean }

function PresentArt({ page, author, art, isNews }: PresentArtProps) {
  const { state, pollError, isAsking } = art
  const [hasImageFailed, setImageFailed] = useState(false)
  const [hasPressed, setPressed] = useState(false)
  const isPriorityOver = useIsOver(page.priorityLeftMs)

  function ask() {
    setPressed(true)
    art.ask()
  }

  if (hasImageFailed) return <Failure status="failed" message={ART_TEXTS.imageFailed} />
  if (page.startsByHand && !hasPressed && isStartable(state)) {
    return <StartArt state={state} isAsking={isAsking} ask={ask} />
  }
  switch (state.status) {
    case 'completed':
      if (!state.info) return <Waiting state={{ ...state, status: 'loading' }} error={null} />
      return (
        <CompletedArt
          info={state.info}
          author={author}
          isUnveiled={isNews && state.info.hasPermission}
          onImageError={() => setImageFailed(true)}
        />
      )
    case 'failed':
      return <Failure status="failed" message={state.message} hint={ART_TEXTS.retryHint} />
    case 'error':
      return <Failure status="error" message={state.message} />
    case 'unauthorized':
    case 'unverified':
    case 'birthday_priority':
      return (
        <RareState state={state} isPriorityOver={isPriorityOver} isAsking={isAsking} ask={ask} />
      )
    default:
      return <Waiting state={state} error={pollError} takesFocus={hasPressed} />
  }
}

const STARTABLE: readonly string[] = ['not_started', 'failed', 'unverified', 'birthday_priority']

function isStartable({ status }: ArtState): boolean {
  return status === 'not_started' || status === 'failed'
}

type FailureProps = { status: 'failed' | 'error'; message: string; hint?: string }

function Failure({ status, message, hint }: FailureProps) {
  return (
    <ErrorState
      status={<StatusBadge status={status} />}
      title={status === 'failed' ? ART_TEXTS.failedTitle : ART_TEXTS.errorTitle}
      message={message || ART_TEXTS.defaultError}
      hint={hint}
    />
  )
}

/** Counts from the server's render time, as the client's clock may be wrong. */
function useIsOver(milliseconds: number): boolean {
  const [isOver, setOver] = useState(milliseconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}

/** Refreshes the page for new colours or an ended session; returns whether either applies. */
function useFreshPage({ status }: ArtState): boolean {
  const router = useRouter()
  const [first] = useState(status)
  const isNews = status !== first && (status === 'completed' || status === 'unauthorized')
  useEffect(() => {
    if (isNews) router.refresh()
  }, [isNews, router])
  return isNews
}
