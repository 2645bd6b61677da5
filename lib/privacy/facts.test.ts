import { expect, test } from 'vitest'
import { withEnv } from '@/testing/env'
import { privacyFacts } from './facts'

withEnv({
  ANTHROPIC_API_KEY: 'key',
  ANALYTICS_URL: 'https://count.example.org/event?site=1',
  TELEGRAM_BOT_TOKEN: 'token',
  TELEGRAM_CHAT_ID: 'chat',
})

test('the privacy page lists what this site is configured with', () => {
  expect(privacyFacts()).toMatchObject({
    ai: ['Anthropic'],
    moderation: null,
    posts: ['Telegram'],
    captcha: null,
    places: null,
    analytics: 'count.example.org',
  })
})
