import { beforeEach, expect, test, vi } from 'vitest'
import { outboxOnly } from '@/lib/integrations/mail/choose-transport'

const settings = vi.hoisted(() => ({ APP_ENV: 'production' }))
const lines: string[] = []

vi.mock('@/lib/env', () => ({ env: () => settings }))
vi.mock('@/lib/logger', () => ({ logger: () => ({ info: (line: string) => lines.push(line) }) }))
beforeEach(() => void lines.splice(0))

function send() {
  const mail = {
    messageId: '1@site.example',
    to: 'anna@example.org',
    subject: 'Your code',
    text: 'It is 204816.',
    html: '<p>It is 204816.</p>',
    date: new Date('2026-03-10T12:00:00Z'),
  }
  return outboxOnly.send(mail, new AbortController().signal)
}

test('mail that stays in the outbox is logged in development only', async () => {
  for (const APP_ENV of ['production', 'test']) {
    settings.APP_ENV = APP_ENV
    expect(await send()).toBe('kept')
    expect(lines).toEqual([])
  }
  settings.APP_ENV = 'development'
  expect(await send()).toBe('kept')
  expect(lines.join()).toMatch(/anna@example\.org[^]*It is 204816/)
})
