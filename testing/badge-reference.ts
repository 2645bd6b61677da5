import { addDays } from '@/lib/format'
import { daysOf, type History } from '@/testing/badge-histories'

/** The codes that each member has earned by the rules of G-131, counted in the plainest way. */
export function expectedBadges(history: History): string[][] {
  const members = [0, 1, 2, 3]
  return members.map((member) => expectedOf(history, member).sort())
}

function expectedOf(history: History, member: number): string[] {
  const days = daysOf(history.art)
  const works = history.art.flatMap((work, i) =>
    work.by === member ? [{ ...work, day: days[i] ?? '' }] : [],
  )
  const events = history.lanes.flat().filter((event) => event.by === member)
  const did = (action: string) => events.some((event) => event.action === action)
  const sum = (action: string) =>
    events.reduce((total, e) => (e.action === action && 'count' in e ? total + e.count : total), 0)
  const quotes = works.filter(({ hasQuote, isHelped }) => hasQuote && !isHelped).length
  const has = new Set(works.map(({ day }) => day))
  const streak = Math.max(0, ...works.map(({ day }) => runFrom(day, has)))
  const first = history.art.find(({ by }) => by !== 0)
  const steps = (name: string, count: number, bounds: number[]) =>
    bounds.flatMap((bound) => (count >= bound ? [`${name}-${bound}`] : []))
  return [
    ...['welcome', 'rank-10', 'rank-100'],
    ...(did('verify') ? ['verified'] : []),
    ...(did('emoji') ? ['emoji'] : []),
    ...(did('birthday') ? ['birthday'] : []),
    ...(did('like') ? ['like'] : []),
    ...(sum('chat') >= 100 ? ['chat-100'] : []),
    ...steps('art', works.length, [1, 10, 50, 100]),
    ...steps('streak', streak, [4, 7, 30, 100]),
    ...steps('quote', quotes, [1, 10, 50]),
    ...steps('make', sum('makes'), [1, 5, 25]),
    ...(leaders(history).has(member) ? ['top-author'] : []),
    ...(hasSeasons(works.map(({ day }) => day)) ? ['seasons'] : []),
    ...(first?.by === member ? ['first-author'] : []),
  ]
}

function runFrom(day: string, has: ReadonlySet<string>): number {
  let length = 0
  for (let next = day; has.has(next); next = addDays(next, 1)) length += 1
  return length
}

/** All who led at the end of some day: most art so far, and who had that count first. */
function leaders({ art }: History): Set<number> {
  const found = new Set<number>()
  for (let end = 1; end <= art.length; end += 1) {
    const counts = [0, 1, 2, 3].map((member) => {
      const places = art.slice(0, end).flatMap(({ by }, i) => (by === member ? [i] : []))
      return { member, count: places.length, last: places.at(-1) ?? -1 }
    })
    const [best] = counts.sort((a, b) => b.count - a.count || a.last - b.last)
    if (best) found.add(best.member)
  }
  return found
}

function hasSeasons(days: readonly string[]): boolean {
  const seasonOf: Record<string, string> = {
    '12': 'winter',
    '01': 'winter',
    '02': 'winter',
    '03': 'spring',
    '04': 'spring',
    '05': 'spring',
    '06': 'summer',
    '07': 'summer',
    '08': 'summer',
    '09': 'autumn',
    '10': 'autumn',
    '11': 'autumn',
  }
  const years = new Set(days.map((day) => day.slice(0, 4)))
  return [...years].some((year) => {
    const seasons = days
      .filter((day) => day.startsWith(year))
      .map((day) => seasonOf[day.slice(5, 7)])
    return new Set(seasons).size === 4
  })
}
