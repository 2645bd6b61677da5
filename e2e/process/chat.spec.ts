import { startAiStub } from '@/testing/ai-stub'
import { expect, test } from '../fixtures'
import { createMember } from '../members'
import { processesOf } from '../processes'
import type { Site } from '../site'

type Message = { id: number; role: string; content: string }

test('a client that leaves ends the provider’s call, and what a killed site had begun is answered once (G-89)', async ({
  launchSite,
  temporaryFolder,
}) => {
  test.setTimeout(120_000)
  const ai = await startAiStub()
  const settings = {
    dataDir: temporaryFolder,
    env: { OPENAI_API_KEY: 'sk-openai-0123456789', OPENAI_BASE_URL: ai.openaiUrl },
  }
  const site = await launchSite(settings).ready()
  const { headers } = await createMember(site)
  const ask = (of: Site, id: number, more: RequestInit = {}) =>
    fetch(`${of.url}/api/chat/message`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'Which coffee is best?', id }),
      ...more,
    })
  const answersTo = async (of: Site, id: number) => {
    const history = await fetch(`${of.url}/api/chat/messages`, { headers })
    const { messages } = (await history.json()) as { messages: Message[] }
    expect(messages.map((message) => message.id)).toContain(id)
    return messages.filter((message) => message.id === id && message.role === 'assistant')
  }
  /** The answer, once the call before has ended. */
  const retry = async (of: Site, id: number) => {
    await expect
      .poll(async () => (await (await ask(of, id)).text()).includes('event: done'))
      .toBe(true)
  }
  const calls = () => ai.calls.filter(({ api }) => api === 'chat')
  ai.answers.text = 'The flat white is best. '.repeat(20)

  ai.fail('stall', { api: 'chat' })
  const leaving = new AbortController()
  const left = await ask(site, 7, { signal: leaving.signal })
  await expect.poll(() => calls().length).toBe(1)
  await left.body?.getReader().read()
  leaving.abort()
  await expect.poll(() => calls()[0]?.isLeft).toBe(true)
  expect(await answersTo(site, 7)).toEqual([])
  await retry(site, 7)
  expect(await answersTo(site, 7)).toHaveLength(1)

  ai.fail('stall', { api: 'chat' })
  const before = calls().length
  const lost = ask(site, 8).catch(() => null)
  await expect.poll(() => calls().length).toBe(before + 1)
  site.signal('SIGKILL')
  await site.ended
  await lost
  await expect.poll(() => processesOf(site)).toEqual([])

  const next = await launchSite(settings).ready()
  expect(await answersTo(next, 8)).toEqual([])
  await retry(next, 8)
  const [answer, ...others] = await answersTo(next, 8)
  expect(others).toEqual([])
  await retry(next, 8)
  expect(await answersTo(next, 8)).toEqual([answer])
  await ai.close()
})
