import { distance } from 'fastest-levenshtein'
import type { NavEntry } from '@/lib/config/navigation'
import { PAGES } from '@/lib/config/pages'
import { isPathOff } from '@/lib/features'
import { publicPaths } from './navigation'

const MAX_LENGTH = 100
const MAX_SHOWN = 3

/** Public addresses, or names of pages, that are spelled nearly like this one; nearest first. */
export async function nearestPaths(path: string): Promise<NavEntry[]> {
  const wanted = path.toLowerCase().replace(/\/+$/, '')
  if (wanted.length < 2 || wanted.length > MAX_LENGTH) return []
  const costs = new Map<string, number>()
  const compare = (name: string, href: string) => {
    const known = readable(name)
    const limit = Math.floor(Math.min(wanted.length, known.length) / 3)
    if (Math.abs(known.length - wanted.length) > limit) return
    const cost = distance(wanted, known)
    if (cost <= limit) costs.set(href, Math.min(cost, costs.get(href) ?? cost))
  }
  for (const { path: href } of await publicPaths()) {
    compare(href, href)
    compare(href.slice(href.lastIndexOf('/')), href)
  }
  for (const [name, page] of Object.entries(PAGES)) compare(`/${name}`, page.path)
  return [...costs]
    .filter(([href]) => !isPathOff(href))
    .sort(([, a], [, b]) => a - b)
    .slice(0, MAX_SHOWN)
    .map(([href]) => ({ label: readable(href), href }))
}

export function readable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
