import HELP from '@/lib/badges/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { DEFAULT_BADGES } from '@/lib/badges/defaults'
import type { SiteText } from '@/lib/search/document'

export function badgeHelp(): readonly SiteText[] {
  const [first, ...others] = DEFAULT_BADGES.toSorted((a, b) => b.value - a.value)
  const points = [
    `“${first?.name}” gives the most: ${first?.value} points.`,
    ...others.map(({ name, value }) => `“${name}” gives ${value} points.`),
  ].join(' ')
  const rules = DEFAULT_BADGES.map(
    ({ name, description }) => `The badge “${name}” says: ${description}`,
  ).join(' ')
  return helpTexts(HELP, { length: DEFAULT_BADGES.length, points, rules })
}
