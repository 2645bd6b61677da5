import { expect, test } from 'vitest'
import { privacyFacts } from './facts'

process.env.ANTHROPIC_API_KEY = 'key'
process.env.ANALYTICS_URL = 'https://count.example.org/event?site=1'
process.env.TELEGRAM_BOT_TOKEN = 'token'
process.env.TELEGRAM_CHAT_ID = 'chat'

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
