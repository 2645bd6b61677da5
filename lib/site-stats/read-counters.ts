import { type UserCounters } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

const NONE: UserCounters = {
  oGquoteCount: 0,
  longestStreak: { count: 0, start: null, end: null },
  importantNumbers: [],
  totalAOTDs: 0,
  confirmedRecipeMakes: 0,
  daysOnTop: 0,
  signupRank: 0,
  signedUp: 0,
  verified: 0,
  emojiSet: 0,
  birthdaySet: 0,
  likes: 0,
  chatMessages: 0,
  seasons: 0,
  firstArt: 0,
  moments: {},
}

/** What all features count of a member; by account id, without samples. */
type CountersOf = (userId: string) => UserCounters

/** It counts for one account, or for all. */
export async function readCounters(only?: string): Promise<CountersOf> {
  const parts: Map<string, Partial<UserCounters>>[] = []
  for (const { counters } of FEATURES) if (counters) parts.push(await counters(only))
  return (userId) => {
    const own = parts.flatMap((part) => part.get(userId) ?? [])
    const moments = Object.assign({}, ...own.map((part) => part.moments)) as UserCounters['moments']
    return { ...NONE, ...(Object.assign({}, ...own) as Partial<UserCounters>), moments }
  }
}
