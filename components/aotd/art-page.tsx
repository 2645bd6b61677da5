'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import type { ColourDay, TodayPage } from '@/lib/aotd/schema'
import type { ArtState } from './art-state'
import { CompletedArt } from './completed-art'
import { Failure } from './failure'
import { type TodaysArt, useTodaysArt } from './use-todays-art'
// Its styles are there before its words, so that nothing moves.
import './waiting.module.css'

// What few ever see is loaded by those few; what stood there before stays until it is. A failure must
// be told where nothing more can be loaded.
const BirthdayPriority = dynamic(async () => (await import('./birthday-priority')).BirthdayPriority)
const LoggedOut = dynamic(async () => (await import('./logged-out')).LoggedOut)
const Waiting = dynamic(async () => (await import('./waiting')).Waiting)
const Unverified = dynamic(async () => (await import('./unverified')).Unverified)

type ArtPageProps = {
  page: TodayPage
  /** Null while no picture gave the site its colours. */
  colourDay: ColourDay | null
}

/** Today's art for a member: rendered as the server has it, then kept up with. */
export function ArtPage(props: ArtPageProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <LiveArt {...props} />
    </QueryClientProvider>
  )
}

function LiveArt({ page, colourDay }: ArtPageProps) {
  const art = useTodaysArt(page)
  const isNews = useFreshPage(art.state)
  return (
    <>
      {/* Whoever waits without looking is told too. */}
      <p className="aloud" role="status">
        {isNews && art.state.status === 'completed' && art.state.message}
      </p>
      <PresentArt page={page} colourDay={colourDay} art={art} />
    </>
  )
}

function PresentArt({ page, colourDay, art }: ArtPageProps & { art: TodaysArt }) {
  const { state, pollError, isAsking } = art
  const [hasImageFailed, setImageFailed] = useState(false)
  const [hasPressed, setPressed] = useState(false)
  const isPriorityOver = useIsOver(page.priorityLeftMs)

  function ask() {
    setPressed(true)
    art.ask()
  }

  if (hasImageFailed) return <Failure status="failed" message={ART_TEXTS.imageFailed} />
  switch (state.status) {
    case 'completed':
      if (!state.info) return <Waiting state={{ ...state, status: 'loading' }} error={null} />
      return <CompletedArt info={state.info} onImageError={() => setImageFailed(true)} />
    case 'failed':
      return <Failure status="failed" message={state.message} hint={ART_TEXTS.retryHint} />
    case 'error':
      return <Failure status="error" message={state.message} />
    case 'unauthorized':
      return <LoggedOut colourDay={colourDay} today={page.dateKey} />
    case 'unverified':
      return <Unverified onVerified={ask} />
    case 'birthday_priority':
      return (
        <BirthdayPriority
          users={state.usersWithBirthdays}
          message={state.message}
          isOver={isPriorityOver}
          busy={isAsking}
          onGenerate={ask}
        />
      )
    default:
      return <Waiting state={state} error={pollError} takesFocus={hasPressed} />
  }
}

/**
 * Whether so many milliseconds have passed since the server rendered the page: by its clock, as the
 * one in front of the screen may be wrong.
 */
function useIsOver(milliseconds: number): boolean {
  const [isOver, setOver] = useState(milliseconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}

/**
 * A picture that is finished while one waits gives the whole page its colours, and a session that
 * ended its header: the server is asked for both. Returns whether either is the case.
 */
function useFreshPage({ status }: ArtState): boolean {
  const router = useRouter()
  const [first] = useState(status)
  const isNews = status !== first && (status === 'completed' || status === 'unauthorized')
  useEffect(() => {
    if (isNews) router.refresh()
  }, [isNews, router])
  return isNews
}
