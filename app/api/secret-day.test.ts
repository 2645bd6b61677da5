import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findArchiveYear } from '@/lib/aotd/archive'
import { submitGuess } from '@/lib/aotd/guess/guess'
import { findTeaser, getTodayPage } from '@/lib/aotd/info'
import { findArtDayPage } from '@/lib/aotd/permalink'
import { answerQuestion, findFacts } from '@/lib/assistant/answer'
import { resetCache } from '@/lib/cache'
import { setApiDocument } from '@/lib/http/api-document'
import { setSearchSources } from '@/lib/search/current-index'
import { listOfTheDay } from '@/lib/site/of-the-day'
import { findPersonPage } from '@/lib/site/person-page'
import { searchSources } from '@/lib/site/search-sources'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { createPaintedArt } from '@/testing/painted-art'
import { readRoutes } from '@/testing/read-routes'
import { callRoute } from '@/testing/request'
import { unzip } from '@/testing/unzip'

/*
 * G-158: what a member with the game on is told before play, over every GET route that there is, the
 * services of the pages, the search and the assistant. A new channel is walked without being named.
 */
const DAY = '2026-03-10'
withTestClock(`${DAY}T12:00:00Z`)
withTestDatabase()
const DOCUMENT = { openapi: '', info: { version: '', description: '' }, tags: [], paths: {} }
beforeAll(() => setApiDocument(DOCUMENT))

const EMOJIS = ['🦕', '🪗']
const WORDS = ['dinosaur', 'accordion', 'sauropod']
const QUESTIONS = [
  'What is the art of the day?',
  'What does today’s picture show?',
  'Which art is by anna?',
  'Which art day has an accordion?',
  'dinosaur',
  '🦕',
  'Which picture is of 10 March 2026?',
]

/** The parts of a text that tell, in any spelling in which an answer may have them. */
function leaksIn(text: string): string[] {
  const spellings = EMOJIS.flatMap((emoji) => {
    const code = emoji.codePointAt(0)?.toString(16) ?? ''
    const units = emoji.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16)}`)
    return [emoji, encodeURIComponent(emoji), `&#x${code};`, units.join('')]
  })
  const folded = text.toLowerCase()
  return [...spellings, ...WORDS].filter((part) => folded.includes(part.toLowerCase()))
}

type Day = Awaited<ReturnType<typeof paintDay>>

async function paintDay() {
  const author = await createUser({ username: 'anna' })
  const words = { title: 'A Dinosaur Plays', altText: 'A dinosaur with an accordion' }
  await createPaintedArt(author.viewer, { dateKey: '2026-03-09', title: 'Low Tide' })
  const art = await createPaintedArt(author.viewer, { dateKey: DAY, emojis: EMOJIS, ...words })
  const guessFirstAt = new Date(`${DAY}T05:00:00Z`)
  const artPreferences = { useEmoji: false, imgenModel: 'claude' as const }
  const player = await createUser({ artPreferences: { ...artPreferences, guessFirstAt } })
  const member = await createUser()
  resetCache()
  setSearchSources(searchSources())
  return { art, player, member, author }
}

let day: Day
beforeEach(async () => {
  day = await paintDay()
})

const routes = await readRoutes()

/** Each parameter with what it may be; an unknown one keeps its own name. */
function valuesOf(name: string): readonly string[] {
  const { files } = day.art
  const known: Record<string, readonly string[]> = {
    filename: [files?.small ?? '', files?.full ?? '', files?.original ?? ''],
    file: ['all.atom', 'all.json', 'art.atom', 'art.json'],
    kind: ['day'],
    id: [DAY, String(day.art._id)],
    username: ['anna', day.player.viewer.username],
    date: [DAY],
  }
  return known[name] ?? [name]
}

function paramsOf(address: string): Record<string, string>[] {
  const names = [...address.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => name)
  return names.reduce<Record<string, string>[]>(
    (sets, name) =>
      sets.flatMap((set) => valuesOf(name).map((value) => ({ ...set, [name]: value }))),
    [{}],
  )
}

const QUERIES: Record<string, readonly string[]> = {
  '/api/search': [...WORDS, ...EMOJIS, 'art', 'anna', 'march'].map(
    (q) => `?q=${encodeURIComponent(q)}`,
  ),
}

/** What leaks to this member, by route. */
async function walkRoutes({ headers }: TestUser): Promise<Map<string, string[]>> {
  const leaks = new Map<string, string[]>()
  for (const [route, handler] of routes) {
    if (!route.startsWith('GET ') || !handler.spec) continue
    const address = route.slice(4)
    for (const params of paramsOf(address)) {
      for (const query of QUERIES[address] ?? ['']) {
        const answer = await callRoute(handler, `/x${query}`, { headers, params })
        const text = [...answer.headers].flat().join('\n') + (await textOf(answer))
        // Whoever searches for a word sees it again as the words of the search.
        const found = leaksIn(address === '/api/search' ? withoutQuery(text) : text)
        if (found.length > 0) leaks.set(address, found)
      }
    }
  }
  return leaks
}

/** A take-out is compressed. */
async function textOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isZip = answer.headers.get('content-type') === 'application/zip'
  return isZip ? [...unzip(bytes)].flat().map(String).join('\n') : String(bytes)
}

function withoutQuery(text: string): string {
  return text.replace(/"q":"[^"]*"/g, '')
}

/** What leaks to this member from the services that pages show. */
async function walkPages({ viewer }: TestUser): Promise<string[]> {
  const pages: Record<string, unknown> = {
    today: await getTodayPage(viewer),
    home: [await findTeaser(viewer), await listOfTheDay()],
    archive: await findArchiveYear(viewer),
    day: await findArtDayPage(viewer, DAY),
    'the day before': await findArtDayPage(viewer, '2026-03-09'),
    person: await findPersonPage(viewer, 'anna'),
  }
  return Object.keys(pages).filter((name) => leaksIn(JSON.stringify(pages[name])).length > 0)
}

async function walkAssistant({ viewer }: TestUser): Promise<string[]> {
  const leaks = []
  for (const question of QUESTIONS) {
    const request = { question, turns: [], viewer }
    const answers = [await answerQuestion(request), await findFacts(request)]
    // The words that somebody asks for are repeated, whether the site has them or not.
    const repeated = /Nothing about “[^”]*” here/g
    const text = JSON.stringify(answers).replaceAll(question, '').replaceAll(repeated, '')
    if (leaksIn(text).length > 0) leaks.push(question)
  }
  return leaks
}

async function sharePicture(user: TestUser | null): Promise<string | null> {
  const handler = routes.get('GET /api/share/[kind]/[id]')
  if (!handler) throw new Error('There are no share pictures.')
  const call = { params: { kind: 'day', id: DAY }, headers: user?.headers ?? {} }
  return (await callRoute(handler, '/', call)).headers.get('etag')
}

describe('before play, no channel tells a member with the game on the emojis or what they are', () => {
  test('routes', async () => {
    expect([...(await walkRoutes(day.player))]).toEqual([])
  })
  test('pages', async () => expect(await walkPages(day.player)).toEqual([]))
  test('assistant', async () => expect(await walkAssistant(day.player)).toEqual([]))
  test('share picture', async () => {
    expect(await sharePicture(day.player)).not.toBe(await sharePicture(null))
  })
})

describe('what a member with the game off is told as before, the same walk finds', () => {
  test('routes', async () => {
    const found = [...(await walkRoutes(day.member)).keys()]
    expect(found).toEqual(
      expect.arrayContaining([
        ...['/api/art-of-the-day/info', '/api/search', '/feeds/[file]', '/today.json'],
      ]),
    )
  })
  test('pages', async () => {
    expect(await walkPages(day.member)).toEqual([
      ...['today', 'home', 'archive', 'day', 'the day before', 'person'],
    ])
  })
  test('assistant', async () => expect(await walkAssistant(day.member)).not.toEqual([]))
  test('share picture', async () => {
    expect(await sharePicture(day.member)).toBe(await sharePicture(null))
  })
})

test.each([
  ['a text', 'Painted from 🦕'],
  ['JSON with escapes', '{"emojis":["\\ud83e\\udd95"]}'],
  ['an address', '/pictures/%F0%9F%AA%97.webp'],
  ['HTML', '<img alt="&#x1f995;">'],
  ['a file name', 'attachment; filename="a-dinosaur.png"'],
])('a leak that is planted in %s is found', (_, text) => {
  expect(leaksIn(text)).not.toEqual([])
})

test('after the guess everything is told', async () => {
  await submitGuess(day.player.viewer, { dateKey: DAY, number: 1, emojis: EMOJIS })
  const pages = ['today', 'home', 'archive', 'day', 'the day before', 'person']
  expect(await walkPages(day.player)).toEqual(pages)
})
