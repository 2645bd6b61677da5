import { beforeAll, expect, test } from 'vitest'
import { findFacts } from '@/lib/assistant/answer'
import { PRACTISED } from '@/testing/assistant-questions/practised'
import type { Question } from '@/testing/assistant-questions/question'
import { HOSTILE } from '@/testing/assistant-questions/hostile'
import { UNKNOWN } from '@/testing/assistant-questions/unknown'
import { UNSEEN } from '@/testing/assistant-questions/unseen'
import { FOLLOWING, FOREIGN, MISTYPED, PLAIN } from '@/testing/assistant-questions/worded'
import { askAssistant } from '@/testing/ask-assistant'
import type { Viewer } from '@/lib/auth/permissions'
import { withTestDatabase } from '@/testing/db'
import { searchSources } from '@/lib/site/search-sources'
import { searchSiteContent } from '@/testing/site-content'

withTestDatabase()
beforeAll(searchSiteContent)

const MEMBER: Viewer = {
  id: '65ed3f0a1c9d440000a1b2c3',
  username: 'dora',
  email: 'dora@example.org',
  role: 'user',
  roles: ['user'],
  emailVerified: true,
  userEmoji: null,
}

/** The questions whose answer does not name the right thing with the right link. */
async function missesOf(questions: readonly Question[]): Promise<string[]> {
  const misses: string[] = []
  for (const { ask: question, isMember, at, names = /./, answer = /./ } of questions) {
    const { content, sources } = await askAssistant(question, isMember ? MEMBER : null)
    const isRight = sources.some(({ title, href }) => href.startsWith(at) && names.test(title))
    if (!isRight || !answer.test(content)) {
      misses.push(
        `${question.join(' / ')}\n  ${content}\n  ${sources.map(({ title, href }) => `${title} ${href}`).join(', ')}`,
      )
    }
  }
  return misses
}

test('nine of ten questions get the right thing with the right link', async () => {
  const misses = await missesOf(PRACTISED)
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(PRACTISED.length / 10)
})

test('nine of ten questions that it was not developed with are answered as well', async () => {
  const misses = await missesOf(UNSEEN)
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(UNSEEN.length / 10)
})

test.each([
  ['in other words', PLAIN],
  ['with typing errors', MISTYPED],
  ['that go on from an answer', FOLLOWING],
  ['in other languages', FOREIGN],
])('nineteen of twenty questions %s name the right thing first', async (_, questions) => {
  const misses: string[] = []
  for (const { ask: question, names, answer } of questions) {
    const { content, sources } = await askAssistant(question)
    const [{ title, href } = { title: '', href: '' }] = sources
    const isSentence = /^[^a-z]/.test(content) && !/I do not (know|find) that/.test(content)
    if (!isSentence || !names.test(`${title} ${href}`) || !answer.test(content)) {
      misses.push(`${question.join(' / ')}\n  ${content}\n  ${title} ${href}`)
    }
  }
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(questions.length / 20)
})

test('a vegan is offered nothing that is not tagged as vegan', async () => {
  for (const question of ['vegan main', 'vegan dessert', 'Can I have a vegan cake?']) {
    const { sources } = await askAssistant([question])
    const titles = sources.map(({ title }) => title).join()
    expect(titles).not.toMatch(/Cake|Pancake|Dumplings|Salad|Greens/)
  }
})

test('the title of an answer asked word for word gets that answer', async () => {
  for (const { list } of searchSources().filter(({ kind }) => kind.name === 'help')) {
    for (const { title, href } of await list()) {
      const { sources } = await askAssistant([title])
      expect(sources[0], title).toEqual({ title, href })
    }
  }
})

test('what is calculated is told with what it is of', async () => {
  const contents = async (...questions: string[]) => (await askAssistant(questions)).content
  expect(await contents('What is the average price in the store?')).toBe(
    'The average of 4 items in the store is €15.13: the sum of their prices, divided by 4.',
  )
  expect(await contents('Is the tote bag or the mug cheaper?')).toBe(
    '“Sunflower wreath, tote bag” costs €12.50, and “Octopus, mug” costs €16.00. The cheapest is “Sunflower wreath, tote bag”.',
  )
  expect(await contents('Which recipe is the quickest?', 'and the second?')).toBe(
    'The second quickest of 8 recipes in the cookbook is “Wild Greens Pie Without the Pie”: it takes 35 mins.',
  )
  expect(await contents('What does the tote bag cost?', 'is there anything cheaper?')).toMatch(
    /^Yes: “Four places, postcards” costs €8\.00/,
  )
  expect(await contents('How many euros is the espresso at Red Stool?')).toBe(
    'The site does not say what it costs: “Espresso at Red Stool”.',
  )
  expect(await contents('Which of the coffees was the most expensive?')).toBe(
    'The site does not say that of the rated coffees.',
  )
})

test('some of the answer before are compared, chosen and ordered among themselves', async () => {
  const contents = async (...questions: string[]) => (await askAssistant(questions)).content
  expect(await contents('what do you have for vegans?', 'which of these is done fastest?')).toBe(
    'The quickest of 3 recipes in the cookbook is “Potato Goulash”: it takes 50 mins.',
  )
  expect(await contents('Which recipes have feta?', 'the baked one, how many does it feed?')).toBe(
    '“Wild Greens Pie Without the Pie” serves 4 people.',
  )
  expect(await contents('how much is the boat print?', 'what is your cheapest thing?')).toBe(
    'The cheapest of 4 items in the store is “Four places, postcards”: it costs €8.00.',
  )
  expect(await contents('colours of 15 April 2026', 'and the day before that?')).toMatch(
    /^(?!.*15 April)/,
  )
})

test('quantities are told for the number of people that is asked for', async () => {
  const contents = async (...questions: string[]) => (await askAssistant(questions)).content
  expect(await contents('we are 8 people, how many potatoes for the lemon potatoes?')).toBe(
    'For 8 people, “Lemon Potatoes” needs potatoes, waxy: 2.4 kg (1.2 kg × 8 ÷ 4). The recipe serves 4 people.',
  )
  expect(await contents('how many eggs if I make the walnut cake for 6?')).toMatch(
    'eggs: 3 (6 × 6 ÷ 12)',
  )
})

test.each([
  ['how many coffees got a nine or higher?', 'There are 4 rated coffees from 9.'],
  [
    'Would the picture of the houses by the canal fit a 45x60 frame?',
    'Yes: “Boat in Town, Morning” measures 45 × 60 cm.',
  ],
  [
    'is there any beef in the goulash?',
    'No: “Potato Goulash” is tagged central european, vegan and main.',
  ],
  [
    'When will the octopus mug be back?',
    'The site does not say when that will be. “Octopus, mug” is a sample: it is not for sale.',
  ],
  [
    'Was the train painting sold?',
    'No: “Train at Dusk” is not for sale on this site. The store has nothing of it.',
  ],
])('“%s” is answered with “%s”', async (question, content) => {
  expect((await askAssistant([question])).content).toBe(content)
})

test('only what is about the art of the day is told to be for members', async () => {
  const forMembers = /art of the day is for members/
  expect((await askAssistant(['What is in the picture of yesterday?'])).content).toMatch(forMembers)
  for (const question of [
    'Is Slow Drip open on sundays?',
    'which brand of gouache does ben use for his paintings?',
    'where did anna study art?',
  ]) {
    expect((await askAssistant([question])).content).not.toMatch(forMembers)
  }
})

test('what the site does not know is not answered', async () => {
  const invented: string[] = []
  for (const question of UNKNOWN) {
    const { content, isKnown } = await askAssistant([question])
    if (isKnown) invented.push(`${question}\n  ${content}`)
  }
  expect(invented, invented.join('\n')).toEqual([])
})

test('hostile lines leak nothing, do nothing and are not repeated', async () => {
  const wrong: string[] = []
  for (const question of HOSTILE) {
    const { content, sources } = await askAssistant([question])
    const isFar = sources.some(({ href }) => !href.startsWith('/') || href.startsWith('//'))
    if (/HACKED|@|<|\]\(|evil|alert|Ladybird|token|bomb/i.test(content) || isFar) {
      wrong.push(`${question.slice(0, 80)}\n  ${content}`)
    }
  }
  expect(wrong, wrong.join('\n')).toEqual([])
})

test('a model gets the facts that the viewer may see', async () => {
  const question = { question: 'How much is the octopus mug?', turns: [], viewer: null }
  expect((await findFacts(question))[0]).toEqual({
    title: 'Octopus, mug',
    href: '/marketplace',
    text: expect.stringContaining('It costs €16.00.'),
  })
  const hidden = { ...question, question: 'Ladybird Sampler' }
  const factsFor = async (viewer: typeof MEMBER | null) =>
    JSON.stringify(await findFacts({ ...hidden, viewer }))
  expect(await factsFor(null)).not.toContain('Ladybird')
  expect(await factsFor(MEMBER)).toContain('Ladybird Sampler')
})

test('a piece for members alone is not said to show its colours', async () => {
  const { content } = await askAssistant(
    ['Can I see the Ladybird Sampler without an account?'],
    MEMBER,
  )
  expect(content).toBe('No: “Ladybird Sampler” is for members.')
  const day = await askAssistant(
    ['Can I see the owl under a thin moon without an account?'],
    MEMBER,
  )
  expect(day.content).toMatch(/^No: .* is for members\. Visitors see only its colours\.$/)
})

test('where two readings fit it asks back', async () => {
  const { content, sources } = await askAssistant(['How big is the boat?'])
  expect(content).toMatch(/^Which one do you mean: “Boat/)
  expect(sources.length).toBeGreaterThan(1)
})

test('an unknown question leaves what was said before in place', async () => {
  const { content } = await askAssistant([
    'How much is the octopus mug?',
    'Who won the world cup in 1998?',
    'is it in stock?',
  ])
  expect(content).toBe('No: “Octopus, mug” is a sample: it is not for sale.')
})

test('visitors are told the title and the author of a day, and not what is in its picture (G-136)', async () => {
  const { content } = await askAssistant(['What did anna paint in March?'])
  expect(content).toMatch(/“The Fox at the Edge of the Wood” is the art of 17 March 2026/)
  for (const question of ['art of the day with a giraffe', 'art of the day with a dinosaur']) {
    expect((await askAssistant([question])).content).not.toMatch(/Two Boats|Fox/)
  }
})

test('another language is answered in English; that it speaks no other is said without an answer', async () => {
  const { content } = await askAssistant(['Was kostet die Tasse mit dem Oktopus?'])
  expect(content).toBe('“Octopus, mug” costs €16.00.\nIt is a sample: it is not for sale.')
  const unknown = await askAssistant(['Wer hat die Weltmeisterschaft gewonnen?'])
  expect(unknown.content).toMatch(/^I speak English only\./)
})
