import { expect, test } from '../fixtures'
import { hangArt } from '../hang-art'

const BASE = '/api/art-of-the-day'
/** A day of its own, on a site that other journeys use too. */
const DAY = '2032-05-05'
const NO_ID = '65a000000000000000000000'

/** The status and, where the answer has one, the message. */
type Answer = [status: number, message?: string]
type Row = [call: string, answers: Answers, body?: object]
type Answers = {
  visitor: Answer
  unverified: Answer
  member: Answer
  author: Answer
  admin: Answer
}

const LOG_IN: Answer = [401, 'Please log in.']
const everybody = (answer: Answer): Answers => ({
  visitor: answer,
  unverified: answer,
  member: answer,
  author: answer,
  admin: answer,
})
const members = (answer: Answer): Answers => ({ ...everybody(answer), visitor: LOG_IN })
const author = (others: string, answer: Answer): Answers => ({
  ...members([403, others]),
  author: answer,
})
const admin = (answer: Answer): Answers => ({
  ...members([403, 'Admin access required.']),
  admin: answer,
})

const QUOTE_DENIED = 'You do not have permission to set the quote.'
const EMOJIS_DENIED = 'You do not have permission to set the next emojis.'

/** The answers to every viewer on a day with art (G-54 to G-62). */
const TABLE: Row[] = [
  [
    'GET today',
    {
      ...everybody([200, 'The art of the day is ready.']),
      visitor: [200, 'Please log in or sign up to see the art of the day.'],
    },
  ],
  ['GET status', everybody([200, 'The art of the day is ready.'])],
  ['GET info', members([200])],
  ['GET today-image', members([200])],
  ['GET image-small/{small}', members([200])],
  ['GET image/{full}', members([200])],
  ['GET original/{original}', members([200])],
  ['GET image/nothing.webp', members([404, 'Not found.'])],
  ['GET all/info', { ...members([200, 'No AOTDs yet.']), author: [200] }],
  ['GET all/info?user={username}', admin([200])],

  ['POST quote', author(QUOTE_DENIED, [400, 'Please enter a quote.']), { quote: ' ' }],
  [
    'POST quote',
    author(QUOTE_DENIED, [400, 'Quote must be a single line.']),
    { quote: 'Low\ntide' },
  ],
  [
    'POST quote',
    author(QUOTE_DENIED, [400, 'Quote must be 45 characters or less.']),
    { quote: 'x'.repeat(46) },
  ],
  ['POST suggest-quote', author(QUOTE_DENIED, [200, 'AI suggested a quote.']), { quote: '' }],
  [
    'POST quote',
    author(QUOTE_DENIED, [200, 'Quote submitted successfully!']),
    { quote: 'Low tide' },
  ],
  [
    'POST quote',
    author(QUOTE_DENIED, [409, 'A quote has already been set.']),
    { quote: 'High tide' },
  ],
  [
    'POST suggest-quote',
    author(QUOTE_DENIED, [409, 'A quote has already been set.']),
    { quote: '' },
  ],
  [
    'POST set-next-aotd-emojis',
    author(EMOJIS_DENIED, [400, 'Please enter at least one emoji.']),
    { emojis: [] },
  ],
  [
    'POST set-next-aotd-emojis',
    author(EMOJIS_DENIED, [400, 'Please enter valid emoji characters only.']),
    { emojis: ['tide'] },
  ],
  [
    'POST set-next-aotd-emojis',
    author(EMOJIS_DENIED, [200, 'Next emojis set successfully!']),
    { emojis: ['🛶'] },
  ],
  [
    'POST set-next-aotd-emojis',
    author(EMOJIS_DENIED, [409, 'Next emojis are already set.']),
    { emojis: ['🛟'] },
  ],

  ['GET admin/today', admin([200])],
  ['GET admin/{id}', admin([200])],
  [`GET admin/${NO_ID}`, admin([404, 'AOTD not found.'])],
  ['GET admin/{id}/picture', admin([200])],
  ['GET admin/trash', admin([200])],
  ['PUT admin/{id}', admin([200]), { title: 'Ebb' }],
  ['DELETE admin/{id}', admin([200, 'AOTD deleted successfully!'])],
  ['POST admin/{id}/restore', admin([200])],
  [`POST admin/${NO_ID}/restore`, admin([404, 'AOTD not found.'])],
]

test('every call of art answers every viewer with the specified status and text', async ({
  site,
  request,
  createMember,
}) => {
  site.setClock(`${DAY}T12:00:00Z`)
  const artist = await createMember()
  const { _id, files } = await hangArt(site, artist, { dateKey: DAY })
  const names: Record<string, string | undefined> = {
    id: String(_id),
    username: artist.username,
    small: files?.small,
    full: files?.full,
    original: files?.original,
  }
  const viewers: [keyof Answers, Record<string, string>][] = [
    ['visitor', {}],
    ['unverified', (await createMember({ emailVerified: false })).headers],
    ['member', (await createMember()).headers],
    ['admin', (await createMember({ role: 'admin' })).headers],
    ['author', artist.headers],
  ]
  const status = async () => (await (await request.get(`${BASE}/status`)).json()).generationStatus
  await expect.poll(status).toBe('completed')

  for (const [call, answers, body] of TABLE) {
    const [method = 'GET', path = ''] = call.split(' ')
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
    for (const [viewer, headers] of viewers) {
      const [expected, message] = answers[viewer]
      const answer = await request.fetch(`${BASE}/${url}`, {
        method,
        headers,
        ...(body && { data: body }),
      })
      expect(answer.status(), `${call} as ${viewer}`).toBe(expected)
      if (message === undefined) continue
      expect((await answer.json()).message, `${call} as ${viewer}`).toBe(message)
    }
  }
})
