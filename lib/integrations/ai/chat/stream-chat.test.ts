import { afterAll, expect, test } from 'vitest'
import { startAiStub } from '@/testing/ai-stub'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { AiSpendModel } from '@/models/ai-spend'
import { streamChat } from './stream-chat'

const stub = await startAiStub()
withEnv({ ANTHROPIC_API_KEY: 'sk-anthropic', ANTHROPIC_BASE_URL: stub.anthropicUrl })
withTestDatabase()
afterAll(() => stub.close())

async function talk(run: () => Promise<string> = async () => 'nothing') {
  const texts: string[] = []
  const tool = { name: 'look', description: 'Looks.', parameters: { type: 'object' }, run }
  const used = await streamChat({
    feature: 'chat',
    instructions: 'Be brief.',
    tools: [tool],
    messages: [{ role: 'user', content: 'What is it?' }],
    signal: new AbortController().signal,
    onText: async (text) => void texts.push(text),
  })
  return { used, text: texts.join('') }
}

test('Claude streams, uses a tool, and is paid by what it says that it used', async () => {
  stub.answers.script = ({ messages }) =>
    JSON.stringify(messages).includes('a print')
      ? { text: 'It is a print. Truly.' }
      : { call: { name: 'look', input: { at: 'it' } } }
  expect(await talk(async () => 'a print')).toEqual({
    used: { tokens: 600 },
    text: 'It is a print. Truly.',
  })
  // Two calls of 200 and 100 tokens at 1 and 5 per million.
  expect((await AiSpendModel.findOne().orFail().lean()).micros).toBe(1400)
})

test('a model that only ever calls tools ends without them', async () => {
  stub.reset()
  stub.answers.script = ({ tools }) =>
    tools ? { call: { name: 'look', input: {} } } : { text: 'Enough.' }
  expect((await talk()).text).toBe('Enough.')
  expect(stub.calls).toHaveLength(3)
})

test('a stream that is cut off is a failure', async () => {
  stub.reset()
  stub.answers.text = 'It is a print, and a very good one.'
  stub.fail('cut', { times: 2 })
  await expect(talk()).rejects.toThrow('Anthropic')
  stub.reset()
  stub.fail('401', { times: 2 })
  await expect(talk()).rejects.toThrow('Anthropic answered with status 401.')
})

test('of many calls of a tool in one answer, four are run', async () => {
  stub.reset()
  stub.answers.script = ({ tools }) =>
    tools ? { call: { name: 'look', input: {}, times: 50 } } : { text: 'Enough.' }
  let runs = 0
  expect((await talk(async () => `${++runs}`)).text).toBe('Enough.')
  // In each of the two rounds with tools.
  expect(runs).toBe(8)
})

test.each([
  ['negative', { input: -50_000_000, output: -50_000_000 }],
  ['endless', { input: 1e300, output: 1e300 }],
])('a %s usage counts as the estimate', async (_, usage) => {
  stub.reset()
  stub.answers.script = () => ({ text: 'It is a print.' })
  stub.answers.usage = usage
  await talk()
  const { micros } = await AiSpendModel.findOne().orFail().lean()
  expect(micros).toBeGreaterThan(6000)
  expect(micros).toBeLessThan(8000)
})
