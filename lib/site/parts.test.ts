import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { PARTS, type Part } from '@/lib/config/parts'
import { FEATURES, isPathOff, unlinkedPaths } from '@/lib/features'
import { privacyFacts } from '@/lib/privacy/facts'
import { feedSources } from '@/lib/site/feeds'
import { publicPaths, siteNavigation } from '@/lib/site/navigation'
import { siteConfig } from '@/lib/settings/site-config'
import { searchSources } from '@/lib/site/search-sources'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'

withTestDatabase()

let reset = () => {}
afterEach(() => reset())

function turnOff(...parts: Part[]): void {
  reset = setEnv({ PARTS_OFF: parts.join() })
}

test('each part is one feature, which names its addresses', () => {
  const declared = FEATURES.flatMap(({ part }) => (part ? [part.name] : []))
  expect(declared.toSorted()).toEqual([...PARTS].toSorted())
  for (const { part } of FEATURES) {
    if (part && part.name !== 'samples') expect(part.paths.length).toBeGreaterThan(0)
  }
})

test('G-141 names each part, in the order of the settings', () => {
  const [, rule = ''] = readFileSync('docs/rules/settings.md', 'utf8').split(
    'Parts that can be off: ',
  )
  const names = [...rule.slice(0, rule.indexOf('(')).matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(names).toEqual(PARTS)
})

test.each(PARTS)('nothing leads to %s while it is off', async (part) => {
  turnOff(part)
  const menu = siteNavigation({ isMember: true }).flatMap((item) =>
    'entries' in item ? item.entries : [item],
  )
  const documents = (await Promise.all(searchSources().map(({ list }) => list()))).flat()
  const addresses = [
    ...menu.map(({ href }) => href),
    ...(await publicPaths()).map(({ path }) => path),
    ...feedSources().map(({ href }) => href),
    ...documents.map(({ href }) => href),
  ]
  expect(addresses.filter((href) => isPathOff(href.split(/[?#]/, 1)[0] ?? ''))).toEqual([])
})

test('an address that only begins like one of a part stays', () => {
  turnOff('gallery')
  expect(['/art', '/art/add', '/api/gallery'].every(isPathOff)).toBe(true)
  expect(['/art-of-the-day', '/api/gallery-x', '/'].some(isPathOff)).toBe(false)
})

test('no page leads to sign-up where it needs an invitation, whose link works (G-165)', () => {
  expect(unlinkedPaths()).not.toContain('/register')
  expect(siteConfig().homeLead).toContain('Sign up')
  reset = setEnv({ SIGN_UP: 'closed' })
  expect(unlinkedPaths()).toContain('/register')
  expect(isPathOff('/register')).toBe(false)
  expect(siteConfig().homeLead).not.toMatch(/sign up/i)
})

test('the privacy text of a part goes and comes back with it', () => {
  const before = privacyFacts().stored
  turnOff('chat')
  expect(privacyFacts().stored.length).toBeLessThan(before.length)
  reset()
  expect(privacyFacts().stored).toEqual(before)
})

test('the owner’s menu puts the named entries first, out of their menu, and loses none', () => {
  const before = siteNavigation({ isMember: false })
  reset = setEnv({ MENU: 'store, search, home' })
  const after = siteNavigation({ isMember: false })
  expect(after.slice(0, 3).map(({ label }) => label)).toEqual(['store', 'search', 'home'])
  const labels = (items: typeof after) =>
    items.flatMap((item) => ('entries' in item ? item.entries : [item])).map(({ label }) => label)
  expect(new Set(labels(after))).toEqual(new Set(labels(before)))
  expect(labels(after).toSorted()).toEqual([...new Set(labels(before))].toSorted())
})
