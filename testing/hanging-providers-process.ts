import { createSiteverify } from '@/lib/integrations/captcha/siteverify'
import { placeFinder } from '@/lib/integrations/geo/ip-lookup'
import { anthropicChat } from '@/lib/integrations/ai/chat/anthropic-chat'
import { openaiChat } from '@/lib/integrations/ai/chat/openai-chat'
import type { ChatProvider } from '@/lib/integrations/ai/chat/port'
import { passesModeration } from '@/lib/integrations/ai/moderation/moderate'
import { suggestQuoteFor } from '@/lib/integrations/ai/text/suggest-quote'
import { paintByPreference } from '@/lib/integrations/images/by-preference'
import { claudePictures } from '@/lib/integrations/images/claude'
import { openaiPictures } from '@/lib/integrations/images/openai'
import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import { createTelegramPoster } from '@/lib/integrations/social/telegram'
import { createXPoster } from '@/lib/integrations/social/x'
import { createFakePainter } from '@/testing/fake-painter'
import { withTimeLimit } from '@/lib/runtime/time-limit'

// Started with --expose-gc and the address of a server that never answers: calls each provider
// many times and prints how many of the calls ended.
const [address = '', rounds = '1'] = process.argv.slice(2)
const LIMIT_MS = 200
/** Far above the limit, and far below the next one. */
const PATIENCE_MS = 30_000
const GC_EVERY_MS = 10

const signal = new AbortController().signal
const url = `http://${address}`
const post = { text: 'A fox.', altText: 'A fox.', picture: Buffer.from([1]) }
const keys = { apiKey: 'a', apiSecret: 'b', accessToken: 'c', accessSecret: 'd' }
const art = { dateKey: '2026-11-21', emojis: ['🦊'], author: 'a1', secret: '00' }
const facts = { title: 'A Fox', altText: 'A fox.', emojis: ['🦊'], seed: 'a:1' }
const painter = paintByPreference({
  providers: { 'dall-e-2': openaiPictures, claude: claudePictures },
  embedded: createFakePainter(),
  limits: { ideaMs: LIMIT_MS, pictureMs: LIMIT_MS },
})

async function readChat(find: () => Promise<ChatProvider | null>): Promise<void> {
  const provider = await find()
  const question = { role: 'user' as const, content: 'A fox?' }
  await withTimeLimit(LIMIT_MS, async (limit) => {
    const request = { instructions: 'Be brief.', messages: [question], tools: [] }
    for await (const part of provider?.round(request, limit) ?? []) if (!part) break
  })
}

const CALLS: Record<string, () => Promise<unknown>> = {
  'picture of OpenAI': () => painter.paint({ ...art, imgenModel: 'dall-e-2' }, { signal }),
  'picture of Claude': () => painter.paint({ ...art, imgenModel: 'claude' }, { signal }),
  'text of OpenAI': () =>
    suggestQuoteFor({ ...facts, imgenModel: 'dall-e-2' }, { signal, timeoutMs: LIMIT_MS }),
  'text of Claude': () =>
    suggestQuoteFor({ ...facts, imgenModel: 'claude' }, { signal, timeoutMs: LIMIT_MS }),
  'chat of OpenAI': () => readChat(openaiChat),
  'chat of Claude': () => readChat(anthropicChat),
  moderation: () => passesModeration('A fox.', { timeoutMs: LIMIT_MS }),
  SMTP: () =>
    createSmtpTransport({
      url: `smtp://${address}`,
      from: 'site@example.org',
      inactivityMs: 4 * PATIENCE_MS,
      totalMs: LIMIT_MS,
    }).send(
      {
        messageId: '1@example.org',
        to: 'anna@example.org',
        subject: 'A fox',
        text: 'A fox.',
        html: '<p>A fox.</p>',
        date: new Date('2026-11-21'),
      },
      signal,
    ),
  X: () => createXPoster({ ...keys, baseUrl: url, timeoutMs: LIMIT_MS }).publish(post),
  Telegram: () =>
    createTelegramPoster({
      token: '7:t',
      chatId: '@art',
      baseUrl: url,
      timeoutMs: LIMIT_MS,
    }).publish(post),
  CAPTCHA: () =>
    createSiteverify({
      url,
      siteKey: 'key',
      secret: 'shh',
      reportsActions: false,
      hostname: 'site.example',
      timeoutMs: LIMIT_MS,
    })({ action: 'reset', response: 'yes', ip: '192.0.2.1' }),
  'IP lookup': () => placeFinder({ timeoutMs: LIMIT_MS }).findPlace('192.0.2.1'),
}

async function ends(call: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const end = call().then(
    () => true,
    () => true,
  )
  return Promise.race([end, late]).finally(() => clearTimeout(timer))
}

setInterval(() => globalThis.gc?.(), GC_EVERY_MS).unref()
const counts = Object.entries(CALLS).map(async ([name, call]) => {
  const outcomes = await Promise.all(Array.from({ length: Number(rounds) }, () => ends(call)))
  return [name, outcomes.filter(Boolean).length] as const
})
const ended = Object.fromEntries(await Promise.all(counts))
process.stdout.write(JSON.stringify({ hasGc: typeof globalThis.gc === 'function', ended }))
process.exit()
