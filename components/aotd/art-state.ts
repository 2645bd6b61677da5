import {
  ART_TEXTS,
  GENERATION_STATUSES,
  type GenerationStatus,
  NO_ART_RETRY_MS,
  POLL_MS,
  POLLED_STATUSES,
} from '@/lib/aotd/catalogue'
import { fetchInfo, fetchStatus, fetchToday } from '@/lib/aotd/queries'
import type { ArtInfo, PendingInfo, TodayPage } from '@/lib/aotd/schema'
import { ApiError } from '@/lib/http/client'

/** What is known of today's art. */
export type ArtState = {
  status: GenerationStatus | 'loading'
  message: string
  /** As of the last answer that told it. */
  elapsedSeconds: number
  usersWithBirthdays: string[]
  /** With `completed` alone. */
  info: ArtInfo | null
}

/** The state in which the server rendered the page; it has started nothing and asks for nothing. */
export function firstState({ status, info }: TodayPage): ArtState {
  const { generationStatus, message, generationElapsedTime, usersWithBirthdays } = status
  const isOpen = generationStatus === 'not_started'
  return {
    status: isOpen ? 'loading' : generationStatus,
    message: isOpen ? '' : message,
    elapsedSeconds: generationElapsedTime,
    usersWithBirthdays,
    info,
  }
}

/** Whether the work goes on, so that its status is asked for again and again (S2 §4). */
export function isPolled({ status }: ArtState): boolean {
  return POLLED_STATUSES.some((polled) => polled === status)
}

/** In how many milliseconds the page asks again; false where nothing more will come (S2 §4). */
export function nextAskIn(state: ArtState): number | false {
  if (state.status === 'no_art') return NO_ART_RETRY_MS
  return isPolled(state) && POLL_MS
}

/** Asks for today's art, which starts it where this viewer may (G-47). */
export async function askToday(before: ArtState): Promise<ArtState> {
  return withInfo(readAnswer(await fetchToday(), before))
}

/**
 * Asks how the painting goes; starts nothing (G-49). Where what was watched is gone, as a new art day
 * began or the art was deleted, today's art is asked for anew: otherwise all would wait for nobody.
 */
export async function askStatus(before: ArtState): Promise<ArtState> {
  const timestamp = Math.round(performance.timeOrigin + performance.now())
  const state = readAnswer(await fetchStatus(timestamp), before)
  if (state.status === 'not_started' && before.status !== 'not_started') return askToday(before)
  return withInfo(state)
}

/**
 * Completed art comes with its facts; where these say that it is not, the work goes on (S2 §4).
 * The status is told to everyone, so it may be here that an ended session shows.
 */
async function withInfo(state: ArtState): Promise<ArtState> {
  if (state.status !== 'completed') return state
  let info: ArtInfo | PendingInfo | null
  try {
    info = await fetchInfo()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return { ...state, status: 'unauthorized', message: error.message }
    }
    throw error
  }
  if (info === null) return inError(state, ART_TEXTS.invalidResponse)
  if ('title' in info) return { ...state, info }
  return { ...state, status: 'generating', message: '' }
}

/** What an answer means; the network is not to be trusted to keep the contract. */
function readAnswer(answer: unknown, before: ArtState): ArtState {
  if (answer === null || typeof answer !== 'object' || !('generationStatus' in answer)) {
    return inError(before, ART_TEXTS.invalidResponse)
  }
  const status = GENERATION_STATUSES.find((known) => known === answer.generationStatus)
  if (!status) return inError(before, ART_TEXTS.unexpectedStatus)
  const { message, generationElapsedTime, usersWithBirthdays } = answer as Record<string, unknown>
  return {
    status,
    message: typeof message === 'string' ? message : '',
    elapsedSeconds:
      typeof generationElapsedTime === 'number' ? generationElapsedTime : before.elapsedSeconds,
    usersWithBirthdays: Array.isArray(usersWithBirthdays) ? usersWithBirthdays.map(String) : [],
    info: null,
  }
}

function inError(before: ArtState, message: string): ArtState {
  return { ...before, status: 'error', message, info: null }
}
