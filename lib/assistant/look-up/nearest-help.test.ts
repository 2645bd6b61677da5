import { beforeAll, expect, test } from 'vitest'
import { loadPhrasings, nearestHelp } from '@/lib/assistant/look-up/nearest-help'
import ENGLISH from '@/lib/assistant/look-up/phrasings/english.json' with { type: 'json' }
import FRENCH from '@/lib/assistant/look-up/phrasings/french.json' with { type: 'json' }
import GERMAN from '@/lib/assistant/look-up/phrasings/german.json' with { type: 'json' }
import GREEK from '@/lib/assistant/look-up/phrasings/greek.json' with { type: 'json' }
import ITALIAN from '@/lib/assistant/look-up/phrasings/italian.json' with { type: 'json' }
import SPANISH from '@/lib/assistant/look-up/phrasings/spanish.json' with { type: 'json' }
import THRESHOLDS from '@/lib/assistant/thresholds.json' with { type: 'json' }
import { openSearch } from '@/lib/search/find-entries'
import SITE from '@/testing/assistant-questions/about-the-site.json' with { type: 'json' }
import { withTestDatabase } from '@/testing/db'
import { searchSiteContent } from '@/testing/site-content'

withTestDatabase()
beforeAll(searchSiteContent)
beforeAll(loadPhrasings)

const isSure = (question: string) => nearestHelp(question).sureness >= THRESHOLDS.openSureness

const LANGUAGES = { ENGLISH, FRENCH, GERMAN, GREEK, ITALIAN, SPANISH }

test.each(Object.entries(LANGUAGES))(
  'each phrasing in %s belongs to a text of the site or to entries',
  async (_, phrasings) => {
    const { titled } = await openSearch(null)
    const titles = Object.keys(phrasings).filter((title) => title !== '')
    expect(titles.filter((title) => !titled(title))).toEqual([])
  },
)

test('each answer about the site has phrasings in English', async () => {
  const { kinds, find } = await openSearch(null)
  const answers = find({ words: '', kinds: kinds.filter(({ name }) => name === 'help') })
  const titles = answers.map(({ entry }) => entry.title)
  expect(titles.filter((title) => !(title in ENGLISH))).toEqual([])
})

test('a question in other words than those of the text finds it, in each language', () => {
  expect(nearestHelp('i typed my birthday, will others know my age').title).toBe(
    'Do others see my birthday or how old I am?',
  )
  expect(nearestHelp('hab mein kennwort verschusselt').title).toBe(
    'I forgot my password. How do I reset it?',
  )
})

test('a question about entries is near to no text of the site', () => {
  expect(isSure('which dish is the quickest to make')).toBe(false)
  expect(isSure('how much is the bag')).toBe(false)
})

test('what the site cannot know is near to no text of it', () => {
  const questions = [
    'is it true that bananas are radioactive',
    'what is the difference between a crocodile and an alligator',
    'how do i get red wine out of a white carpet',
    'does anna have children',
  ]
  expect(questions.filter(isSure)).toEqual([])
})

test('of 150 questions of strangers, seen by now, three of four find their text first', () => {
  const isRight = ({ q, title, also = [] }: (typeof SITE.questions)[number]) =>
    [title, ...also].includes(nearestHelp(q).title)
  const right = SITE.questions.filter(isRight)
  expect(right.length).toBeGreaterThanOrEqual(115)
})
