import type { NavEntry, NavMenu } from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import { FEATURES } from '@/lib/features'

/** G-137 */
export function siteNavigation(): readonly (NavEntry | NavMenu)[] {
  const menus = new Map<string, NavEntry[]>()
  for (const { navigation = {} } of FEATURES) {
    for (const [label, entries] of Object.entries(navigation)) {
      menus.set(label, [...(menus.get(label) ?? []), ...entries])
    }
  }
  return [
    { label: 'home', href: PATHS.home },
    ...[...menus].map(([label, entries]) => ({ label, entries })),
  ]
}

export function adminScreens(): readonly NavEntry[] {
  return FEATURES.flatMap(({ adminScreens = [] }) => adminScreens)
}

/** For search engines. */
export function publicPaths(): readonly string[] {
  return FEATURES.flatMap(({ publicPaths = [] }) => publicPaths)
}
