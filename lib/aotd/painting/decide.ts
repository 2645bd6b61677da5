import type { Art } from '@/lib/aotd/artworks'
import type { GenerationStatus } from '@/lib/aotd/catalogue'
import type { Viewer } from '@/lib/auth/permissions'
import { MINUTE_MS } from '@/lib/durations'

export const MAX_TRIES = 5 // G-50
const RETRY_AFTER_MS = MINUTE_MS

type Situation = {
  art: Art | null
  viewer: Viewer | null
  at: number
  /** Ids of the users with priority at `at`; empty outside of the window. */
  priorityIds: readonly string[]
}

export type Decision = {
  status: GenerationStatus
  may?: 'claim' | 'restart'
}

/** The checks are in the order of G-47. */
export function decide({ art, viewer, at, priorityIds }: Situation): Decision {
  if (!viewer) return { status: 'unauthorized' }
  const status = art && artStatus(art, viewer)
  if (status && status !== 'failed') return { status }
  if (!viewer.emailVerified) return { status: 'unverified' }
  if (art) return { status: 'failed', ...(canRestart(art, at) && { may: 'restart' }) }
  if (priorityIds.length > 0 && !priorityIds.includes(viewer.id)) {
    return { status: 'birthday_priority' }
  }
  return { status: 'not_started', may: 'claim' }
}

export function artStatus(art: Art, viewer: Viewer | null): GenerationStatus {
  if (art.status === 'completed' && !art.files) return 'error'
  if (art.status === 'generating' && viewer?.id !== art.authorId) return 'busy'
  return art.status
}

function canRestart(art: Art, at: number): boolean {
  return art.tries < MAX_TRIES && art.endedAt !== null && at - art.endedAt >= RETRY_AFTER_MS
}
