import { MENU_ORDER, type NavEntry, type NavMenu } from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import type { Feature, PlacedEntry, PublicPath } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'
import { logger } from '@/lib/logger'

type Viewing = { isMember: boolean }

/** G-137 */
export function siteNavigation(
  { isMember }: Viewing,
  features: readonly Pick<Feature, 'navigation' | 'headerEntries'>[] = FEATURES,
): readonly (NavEntry | NavMenu)[] {
  const menus = new Map<string, NavEntry[]>()
  for (const { navigation = {} } of features) {
    for (const [label, entries] of Object.entries(navigation)) {
      const shown = entries.filter(({ isForMembers }) => isMember || !isForMembers)
      menus.set(label, [...(menus.get(label) ?? []), ...shown])
    }
  }
  return [
    { label: 'home', href: PATHS.home },
    ...[...menus].map(([label, entries]) => ({ label, entries: inMenuOrder(entries) })),
    ...features.flatMap(({ headerEntries = [] }) => headerEntries),
  ]
}

function inMenuOrder(entries: readonly NavEntry[]): readonly NavEntry[] {
  const placeOf = ({ href }: NavEntry) => {
    const place = MENU_ORDER.indexOf(href)
    return place < 0 ? MENU_ORDER.length : place
  }
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** None where they cannot be read, so that error pages have a menu. */
export async function placedEntries(place: PlacedEntry['place'], { isMember }: Viewing) {
  try {
    const lists = await Promise.all(FEATURES.map((feature) => feature.placedEntries?.() ?? []))
    return lists.flat().filter((one) => one.place === place && (isMember || !one.isForMembers))
  } catch (error) {
    logger().warn({ err: error }, 'the pages of the owner could not be read')
    return []
  }
}

export function adminScreens(): readonly NavEntry[] {
  return FEATURES.flatMap(({ adminScreens = [] }) => adminScreens)
}

export async function publicPaths(): Promise<readonly PublicPath[]> {
  const lists = await Promise.all(
    FEATURES.map(async ({ publicPaths = [] }): Promise<readonly PublicPath[]> =>
      typeof publicPaths === 'function' ? publicPaths() : publicPaths.map((path) => ({ path })),
    ),
  )
  return lists.flat()
}
