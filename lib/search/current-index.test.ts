import { beforeEach, expect, test } from 'vitest'
import { invalidate } from '@/lib/cache'
import { setSearchSources } from '@/lib/search/current-index'
import type { SearchDocument } from '@/lib/search/document'
import { openSearch } from '@/lib/search/find-entries'
import { searchSite } from '@/lib/search/search-site'
import type { Viewer } from '@/lib/auth/permissions'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()

const KIND = { name: 'thing', plural: 'things', words: ['thing', 'object'], href: '/things' }
const MEMBER: Viewer = {
  id: '65ed3f0a1c9d440000a1b2c3',
  username: 'dora',
  email: 'dora@example.org',
  role: 'user',
  roles: ['user'],
  emailVerified: true,
  userEmoji: null,
}

let documents: SearchDocument[] = []

function thing(title: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return { id: title, title, href: `/things/${title}`, access: 'everybody', text: '', ...more }
}

async function titlesFor(q: string, viewer: Viewer | null = null): Promise<string[]> {
  return (await searchSite(viewer, { q })).results.map(({ title }) => title)
}

beforeEach(() => {
  setSearchSources([{ kind: KIND, tags: ['things'], list: async () => documents }])
})

test('a change is found once its tag is raised, and what is gone is not', async () => {
  documents = [thing('Lamp'), thing('Chair')]
  expect(await titlesFor('lamp')).toEqual(['Lamp'])
  documents = [thing('Chair'), thing('Table', { text: 'It stands under a lamp.' })]
  await invalidate(['things'])
  expect(await titlesFor('lamp')).toEqual(['Table'])
  expect(await titlesFor('chair')).toEqual(['Chair'])
})

test('words of scripts whose letters have marks are found', async () => {
  const titles = ['मसाला डोसा', 'தோசை', 'বিরিয়ানি', 'كُشَرِي']
  documents = titles.map((title) => thing(title))
  await invalidate(['things'])
  for (const title of titles) expect(await titlesFor(title), title).toEqual([title])
  expect(await titlesFor('मसाला')).toEqual(['मसाला डोसा'])
  expect(await titlesFor('كشري')).toEqual(['كُشَرِي'])
})

test('what is for members is found by members alone, and its words by nobody else', async () => {
  documents = [
    thing('Lamp', { access: 'members', facts: { maker: { phrase: 'is by zoe', value: 'zoe' } } }),
    thing('A day', { access: 'visitors', colours: ['#112233'] }),
    thing('Chair'),
  ]
  expect(await titlesFor('lamp', MEMBER)).toEqual(['Lamp'])
  expect(await titlesFor('lamp')).toEqual([])
  expect(await titlesFor('day')).toEqual(['A day'])
  expect(await titlesFor('day', MEMBER)).toEqual([])
  expect((await openSearch(null)).read('lamp by zoe').filters).toEqual([])
  expect((await searchSite(null, { q: 'things' })).kinds).toEqual([
    { name: 'thing', label: 'things', count: 2 },
  ])
})

test('what is hidden from visitors changes neither their order nor their corrections', async () => {
  const shown = ['Harbour one', 'Lamp two', 'Chair', 'Table'].map((title) => thing(title))
  const asVisitor = async (hidden: readonly string[]) => {
    documents = [...shown, ...hidden.map((title) => thing(title, { access: 'members' }))]
    await invalidate(['things'])
    const { results } = await searchSite(null, { q: 'harbour lamp' })
    return [
      results.map(({ title }) => title),
      (await openSearch(null)).understand('lemp and hrabour').text,
    ]
  }
  const expected = [['Harbour one', 'Lamp two'], 'lamp and harbour']
  expect(await asVisitor([])).toEqual(expected)
  expect(await asVisitor(['Harbour', 'Harbour wall'])).toEqual(expected)
  expect(await asVisitor(['Lemp', 'Hrabour'])).toEqual(expected)
})

test.each([
  ['crème', 'Creme Brulee'],
  ['brulées', 'Creme Brulee'],
  ['bruleee', 'Creme Brulee'],
  ['rbulee', 'Creme Brulee'],
  ['grand', ''],
  ['octupus', 'Octopus'],
  ['octo', 'Octopus'],
  ['ocotpus', 'Octopus'],
])('%s finds “%s”', async (q, title) => {
  documents = [thing('Creme Brulee'), thing('Octopus')]
  expect((await titlesFor(q)).join()).toBe(title)
})

test('a title counts more than a text, and all words more than one', async () => {
  documents = [
    thing('Chair', { text: 'It stands beside a green lamp.' }),
    thing('Green lamp'),
    thing('Green door'),
  ]
  expect(await titlesFor('green lamp')).toEqual(['Green lamp', 'Chair'])
})

test('a word is marked as it is written; a similar one only where there is no other', async () => {
  documents = [
    thing('Goulash', { text: 'Stir the tomato paste. Add the potatoes.' }),
    thing('Salad', { text: 'Cut the tomatoes.' }),
  ]
  await invalidate(['things'])
  const marked = async (q: string) => {
    const { results } = await searchSite(null, { q })
    return results.flatMap(({ excerpt }) => excerpt.filter((part) => part.isMarked))
  }
  expect((await marked('potato')).map(({ text }) => text)).toEqual(['potatoes'])
  expect((await marked('tomatto')).map(({ text }) => text)).toEqual(['tomatoes', 'tomato'])
})
