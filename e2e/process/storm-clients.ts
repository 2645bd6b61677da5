import { setTimeout as pause } from 'node:timers/promises'
import { GENERATION_STATUSES } from '../../lib/aotd/catalogue'
import type { Member } from '../members'
import type { Ask, Call, Outcome } from './call-site'

const PAUSE_MS = 200
/** What each client does over and over; where one begins depends on its number. */
const ROUND = [
  'sign in',
  'today',
  '/',
  'status',
  '/login',
  '/art-of-the-day',
  'today',
  'status',
  '/art-of-the-day',
  '/coffee-rate',
  'sign out',
  '/',
  '/art',
  'status',
] as const
type Step = (typeof ROUND)[number]
export const ROUND_STEPS = ROUND.length

/** What the site has acknowledged, and all that was wrong with its answers. */
export type Ledger = {
  problems: string[]
  answers: { right: number; unavailable: number; slowestMs: number }
  /** It counts each member's sign-ins: those answered with a token, and all that were tried. */
  signIns: Map<string, { acknowledged: number; tried: number }>
  openTokens: Set<string>
  closedTokens: Set<string>
}

export function newLedger(): Ledger {
  return {
    problems: [],
    answers: { right: 0, unavailable: 0, slowestMs: 0 },
    signIns: new Map(),
    openTokens: new Set(),
    closedTokens: new Set(),
  }
}

/** Uses the site as a person would, one call after the other. */
export async function useSite(
  ask: Ask,
  number: number,
  member: Member,
  ledger: Ledger,
  isOver: (steps: number) => boolean,
): Promise<void> {
  let token: string | undefined

  async function call(path: string, options: Call = {}): Promise<Outcome> {
    const outcome = await ask(path, options)
    const { answers } = ledger
    answers.slowestMs = Math.max(answers.slowestMs, Math.round(outcome.ms))
    if (outcome.kind === 'wrong') ledger.problems.push(outcome.problem)
    else answers[outcome.kind === 'right' ? 'right' : 'unavailable'] += 1
    return outcome
  }

  async function signIn(): Promise<void> {
    const counts = ledger.signIns.get(member.username) ?? { acknowledged: 0, tried: 0 }
    ledger.signIns.set(member.username, counts)
    counts.tried++
    const { username, password } = member
    const outcome = await call('/api/signin', {
      body: { username, password },
      check: ({ text }) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text),
    })
    if (outcome.kind !== 'right') return
    counts.acknowledged++
    token = outcome.text
    ledger.openTokens.add(token)
  }

  async function signOut(): Promise<void> {
    if (!token) return
    const ended = token
    token = undefined
    ledger.openTokens.delete(ended)
    const outcome = await call('/api/signout', { token: ended, method: 'POST', status: 204 })
    if (outcome.kind === 'right') ledger.closedTokens.add(ended)
  }

  async function take(step: Step): Promise<void> {
    if (step === 'sign in') return signIn()
    if (step === 'sign out') return signOut()
    if (step === 'today') {
      // A session that stands is never taken for none.
      const check = statusOf(token ? (status) => status !== 'unauthorized' : () => true)
      await call('/api/art-of-the-day/today', { token, check })
    } else if (step === 'status') {
      await call('/api/art-of-the-day/status', { token, check: statusOf(() => true) })
    } else {
      await call(step, { token: step === '/login' ? undefined : token, isPage: true })
    }
  }

  for (let steps = 0; !isOver(steps); steps++) {
    await take(ROUND[(number + steps) % ROUND.length] ?? 'status')
    await pause(PAUSE_MS)
  }
}

const STATUSES: readonly unknown[] = GENERATION_STATUSES

function statusOf(accept: (status: unknown) => boolean): Call['check'] {
  return ({ json }) => STATUSES.includes(json.generationStatus) && accept(json.generationStatus)
}
