import type { Drawing, Facts } from './painting'
import type { Shown } from './shown'

const SIZE = 1024

function middleOf({ box: { left, right, top, bottom } }: Shown): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2]
}

/** A ring if all are about as far from the middle as each other, a wheel if all but one are. */
function roundOf(all: readonly Shown[]): 'ring' | 'wheel' | undefined {
  const far = all
    .map((one) => {
      const [x, y] = middleOf(one)
      return Math.hypot(x - SIZE / 2, y - SIZE / 2)
    })
    .filter((distance) => distance > 150)
  if (far.length < 5 || Math.max(...far) >= 1.2 * Math.min(...far)) return undefined
  if (far.length === all.length) return 'ring'
  return far.length === all.length - 1 ? 'wheel' : undefined
}

/** Whether they stand in two or more rows of at least two. */
function isRows(all: readonly Shown[]): boolean {
  const rows: number[] = []
  for (const y of all.map((one) => middleOf(one)[1]).sort((a, b) => a - b))
    if (y - (rows.at(-1) ?? -SIZE) > 60) rows.push(y)
  return all.length >= 6 && rows.length >= 2 && rows.length <= all.length / 2
}

function arrangementOf(all: readonly Shown[]): Facts['arrangement'] {
  if (new Set(all.map(({ motif }) => motif.name)).size !== 1) return undefined
  return roundOf(all) ?? (isRows(all) ? 'rows' : undefined)
}

/** The facts of a drawing with each subject once, as often as it is in the picture, and with what
 * their positions say. */
export function countedFacts({ facts }: Drawing, shown: readonly Shown[]): Facts {
  const arrangement = arrangementOf(shown)
  const names = [...new Set(facts.subjects.map(({ name }) => name))]
  const seen = (wanted: string) => shown.filter(({ motif }) => motif.name === wanted).length
  const countOf = (wanted: string) =>
    facts.subjects.reduce(
      (max, { name, count }) => (name === wanted ? Math.max(max, count) : max),
      1,
    )
  if (facts.collection) {
    const oneOf = (name: string) =>
      seen(name) > 1 ? { name, count: 1, many: true as const } : { name, count: 1 }
    return { ...facts, subjects: names.map(oneOf) }
  }
  return {
    ...facts,
    ...(arrangement ? { arrangement } : {}),
    subjects: names.map((name) => ({ name, count: seen(name) || countOf(name) })),
  }
}
