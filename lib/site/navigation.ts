import { env } from '@/lib/env'
import { isPartOn } from '@/lib/settings/parts'
import {
  MENU_ORDER,
  type NavEntry,
  type NavMenu,
  SEARCH_ENTRY,
  WIDE_ENTRIES,
} from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import type { Feature, PlacedEntry, PublicPath } from '@/lib/define-feature'
import { activeFeatures, isPathOff } from '@/lib/features'
import { logger } from '@/lib/logger'

type Viewing = { isMember: boolean }

/** G-137 */
export function siteNavigation(
  { isMember }: Viewing,
  features: readonly Pick<Feature, 'navigation' | 'headerEntries'>[] = activeFeatures(),
): readonly (NavEntry | NavMenu)[] {
  const menus = new Map<string, NavEntry[]>()
  for (const { navigation = {} } of features) {
    for (const [label, entries] of Object.entries(navigation)) {
      const shown = entries.filter(({ isForMembers }) => isMember || !isForMembers)
      menus.set(label, [...(menus.get(label) ?? []), ...shown])
    }
  }
  const items = [
    { label: 'home', href: PATHS.home },
    ...[...menus].map(([label, entries]) => ({ label, entries: inMenuOrder(entries) })),
    ...features.flatMap(({ headerEntries = [] }) => headerEntries),
  ]
  const { MENU } = env()
  const shown = MENU ? inOwnersOrder(items, MENU) : items
  const hrefs = shown.map((item) => ('entries' in item ? null : item.href))
  const isNew = ({ href }: NavEntry) => !hrefs.includes(href) && !isPathOff(href)
  return [...shown, ...WIDE_ENTRIES.filter(isNew)]
}

type Item = NavEntry | NavMenu

/** The named entries come first, out of their menu; all others stay as they are (G-140). */
function inOwnersOrder(items: readonly Item[], names: readonly string[]): Item[] {
  const within = items.flatMap((item) => ('entries' in item ? item.entries : []))
  const known: Item[] = [...items, ...within, ...(isPartOn('search') ? [SEARCH_ENTRY] : [])]
  const first = names.flatMap((name) => known.find(({ label }) => label === name) ?? [])
  const others = items.flatMap((item): Item[] => {
    if (first.includes(item)) return []
    if (!('entries' in item)) return [item]
    const entries = item.entries.filter((entry) => !first.includes(entry))
    return entries.length > 0 ? [{ ...item, entries }] : []
  })
  return [...first.map((item) => ('entries' in item ? without(item, first) : item)), ...others]
}

function without(menu: NavMenu, taken: readonly Item[]): NavMenu {
  return { ...menu, entries: menu.entries.filter((entry) => !taken.includes(entry)) }
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
    const lists = await Promise.all(
      activeFeatures().map((feature) => feature.placedEntries?.() ?? []),
    )
    return lists.flat().filter((one) => one.place === place && (isMember || !one.isForMembers))
  } catch (error) {
    logger().warn({ err: error }, 'the pages of the owner could not be read')
    return []
  }
}

export function adminScreens(): readonly NavEntry[] {
  return activeFeatures().flatMap(({ adminScreens = [] }) => adminScreens)
}

export async function publicPaths(): Promise<readonly PublicPath[]> {
  const lists = await Promise.all(
    activeFeatures().map(async ({ publicPaths = [] }): Promise<readonly PublicPath[]> =>
      typeof publicPaths === 'function' ? publicPaths() : publicPaths.map((path) => ({ path })),
    ),
  )
  return lists.flat()
}
