import { parseFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { atomFeed } from './atom'
import type { Feed, FeedEntry } from './feed'
import { jsonFeed } from './json-feed'

const HOST = 'https://example.org'

function feedOf(entry: Partial<FeedEntry>): Feed {
  return {
    id: 'tag:example.org,2026:recipes',
    address: `${HOST}/feeds/recipes.atom`,
    title: 'Recipes',
    href: `${HOST}/cookbook`,
    owner: 'Anna',
    language: 'en',
    entries: [
      {
        id: 'recipe',
        tag: 'tag:example.org,2026:recipe',
        title: 'Bean Stew',
        href: `${HOST}/cookbook/bean-stew`,
        author: 'anna',
        publishedAt: '2026-03-10T12:00:00.000Z',
        updatedAt: '2026-03-10T12:00:00.000Z',
        text: 'Cheap and good.',
        picture: `${HOST}/api/share/recipe/1`,
        isSample: false,
        ...entry,
      },
    ],
  }
}

function titleInAtom(title: string): string | undefined {
  const { format, feed } = parseFeed(atomFeed(feedOf({ title })))
  return format === 'atom' ? feed.entries?.[0]?.title?.value : undefined
}

test('characters that XML cannot hold are dropped', () => {
  const title = 'Fish\u0010 and\u0018 chips\u0003'
  expect(atomFeed(feedOf({ title }))).not.toMatch(/[\u0003\u0010\u0018]/)
  expect(titleInAtom(title)).toBe('Fish and chips')
})

test('a title with signs of markup is well-formed and shown as typed', () => {
  const title = 'Fish & Chips <b>"x"</b>'
  expect(titleInAtom(title)).toBe(title)
})

test('addresses in links and content are absolute', () => {
  const atom = atomFeed(feedOf({}))
  const addresses = [...atom.matchAll(/(?:href|src)=(?:"|&quot;)([^"&]*)/g)].map(([, to]) => to)
  expect(addresses.length).toBeGreaterThan(2)
  expect(addresses.filter((address) => !address?.startsWith(HOST))).toEqual([])
})

test('a title with an emoji and U+2028 is valid JSON, and the id is a text', () => {
  const title = 'Stew 🍲\u2028today'
  const feed: unknown = JSON.parse(jsonFeed(feedOf({ title })))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ id: expect.any(String), title }],
  })
})
