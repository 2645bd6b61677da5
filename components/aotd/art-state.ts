import {
  ART_TEXTS,
  GENERATION_STATUSES,
  type GenerationStatus,
  NO_ART_RETRY_MS,
  POLL_MS,
  POLLED_STATUSES,
} from '@/lib/aotd/catalogue'
import { failureOf } from '@/components/ui/form/failure'
import { artCalls } from '@/components/aotd/calls'
import type { ArtInfo, PendingInfo, TodayPage } from '@/lib/aotd/schema'

export type ArtState = {
  status: GenerationStatus | 'loading'
  message: string
  /** It is from the last response that had it. */
  elapsedSeconds: number
  usersWithBirthdays: string[]
  /** Only `completed` has it. */
  info: ArtInfo | null
}

export function firstState({ status, info, startsByHand }: TodayPage): ArtState {
  const { generationStatus, message, generationElapsedTime, usersWithBirthdays } = status
  const isOpen = generationStatus === 'not_started' && !startsByHand
  return {
    status: isOpen ? 'loading' : generationStatus,
    message: isOpen ? '' : message,
    elapsedSeconds: generationElapsedTime,
    usersWithBirthdays,
    info,
  }
}

/** What others begin is followed too, though nothing is started (G-46). */
export function isPolled({ status }: ArtState): boolean {
  return status === 'birthday_priority' || POLLED_STATUSES.some((polled) => polled === status)
}

/** The delay is in milliseconds; false stops the polling. */
export function nextAskIn(state: ArtState): number | false {
  if (state.status === 'no_art') return NO_ART_RETRY_MS
  return isPolled(state) && POLL_MS
}

/** Starts the art where this viewer may (G-47). */
export async function askToday(before: ArtState): Promise<ArtState> {
  return withInfo(readAnswer(await artCalls.fetchToday(), before))
}

/** Starts nothing (G-49); where it may, it calls `askToday` when the watched art is gone. */
export async function askStatus(before: ArtState, mayStart = true): Promise<ArtState> {
  const timestamp = Math.round(performance.timeOrigin + performance.now())
  const state = readAnswer(await artCalls.fetchStatus(timestamp), before)
  if (state.status === 'not_started' && before.status === 'birthday_priority') {
    // After the priority nobody is listed any more.
    const { usersWithBirthdays: users } = state
    return users.length > 0 ? { ...before, usersWithBirthdays: users } : before
  }
  if (mayStart && state.status === 'not_started' && before.status !== 'not_started') {
    return askToday(before)
  }
  return withInfo(state)
}

/** `info` may also report unfinished art or an ended session. */
async function withInfo(state: ArtState): Promise<ArtState> {
  if (state.status !== 'completed') return state
  let info: ArtInfo | PendingInfo | null
  try {
    info = await artCalls.fetchInfo()
  } catch (error) {
    const { error: refusal, text } = failureOf(error)
    if (refusal?.status === 401) return { ...state, status: 'unauthorized', message: text }
    throw error
  }
  if (info === null) return inError(state, ART_TEXTS.invalidResponse)
  if ('title' in info) return { ...state, info }
  return { ...state, status: 'generating', message: '' }
}

/** Responses are validated, as a proxy may answer. */
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
