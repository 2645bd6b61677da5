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

type Item = NavEntry | NavMenu
type InNavigation = Pick<Feature, 'navigation' | 'headerEntries'>

export function siteNavigation(
  viewing: Viewing,
  features: readonly InNavigation[] = activeFeatures(),
): readonly Item[] {
  const items = itemsFor(viewing, features)
  const { MENU } = env()
  const shown = MENU ? inOwnersOrder(items, MENU) : items
  const hrefs = shown.map((item) => ('entries' in item ? null : item.href))
  const isNew = ({ href }: NavEntry) => !hrefs.includes(href) && !isPathOff(href)
  return [...shown, ...WIDE_ENTRIES.filter(isNew)]
}

/** The names that the owner can put into an order of their own (G-140). */
export function menuNames(): string[] {
  return withEntries(itemsFor({ isMember: true }, activeFeatures())).map(({ label }) => label)
}

function itemsFor({ isMember }: Viewing, features: readonly InNavigation[]): Item[] {
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

function withEntries(items: readonly Item[]): Item[] {
  const within = items.flatMap((item) => ('entries' in item ? item.entries : []))
  return [...items, ...within, ...(isPartOn('search') ? [SEARCH_ENTRY] : [])]
}

/** The named entries come first, out of their menu; all others stay as they are (G-140). */
function inOwnersOrder(items: readonly Item[], names: readonly string[]): Item[] {
  const known = withEntries(items)
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
export async function placedEntries({ isMember }: Viewing) {
  const shown = (await readPlaced()).filter((one) => isMember || !one.isForMembers)
  const inPlace = (place: PlacedEntry['place']) => shown.filter((one) => one.place === place)
  return { menu: inPlace('menu'), footer: inPlace('footer') }
}

async function readPlaced(): Promise<readonly PlacedEntry[]> {
  try {
    const lists = await Promise.all(
      activeFeatures().flatMap((feature) => feature.placedEntries?.() ?? []),
    )
    return lists.flat()
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
