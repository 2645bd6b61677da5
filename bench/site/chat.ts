import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../../e2e/site'
import { comparedFigure, type Figure } from '../figures'
import { startHelper } from '../helper-process'
import type { Answer } from '../http/capture'
import { comparePairs, type Pace, timeOf } from '../pace'
import { startSite } from './site'

const CHATS = 100
const QUESTIONS = [
  'Which coffee is best?',
  'a vegan recipe under 60 minutes',
  'what did you drink in Athens',
  'How long does the walnut cake take?',
  'who are you',
]
const SHARES = [
  ['median', 0.5],
  ['95 %', 0.95],
] as const
const JSON_TYPE = { 'content-type': 'application/json' }

/** The embedded assistant's answers to 100 visitors at once, over the sample content. */
export async function* measureChat(pace: Pace): AsyncGenerator<Figure> {
  const { site } = await startSite({ SAMPLE_CONTENT: 'on' })
  while (!site.output.includes('The sample content is complete.')) await pause(500)
  const tokens = await Promise.all(Array.from({ length: CHATS }, () => openChat(site)))
  const still = startHelper<Answer, string>('http/static-server.ts')
  const url = await still.ask({ status: 200, headers: JSON_TYPE, body: Buffer.from('{"a":1}') })
  const atOnce =
    (call: (token: string, i: number) => Promise<Response>, share: number) => async () => {
      const times = tokens.map((token, i) =>
        timeOf(async () => {
          const response = await call(token, i)
          await response.text()
          if (!response.ok) throw new Error(`An answer was ${response.status}.`)
        }),
      )
      const sorted = (await Promise.all(times)).toSorted((a, b) => a - b)
      return sorted[Math.floor(sorted.length * share)] ?? 0
    }
  const ask = (token: string, i: number) =>
    fetch(`${site.url}/api/chat/message`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-chat-token': token },
      body: JSON.stringify({ message: QUESTIONS[i % QUESTIONS.length] }),
    })
  const rounds = pace.isQuick ? 1 : 5
  for (const [name, share] of SHARES) {
    const compared = await comparePairs(
      rounds,
      atOnce(ask, share),
      atOnce(() => fetch(url), share),
    )
    const naming = { name: `${name} of 100 answers asked for at once`, unit: 'ms' }
    yield comparedFigure('chat', { ...naming, against: 'a static JSON answer' }, compared)
  }
  await still.end()
}

/** Returns its token. */
async function openChat(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/api/chat/messages`)
  const { chat_token } = (await response.json()) as { chat_token: string }
  return chat_token
}
