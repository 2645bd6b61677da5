import { cutText } from '@/lib/config/cut-text'
import { z } from 'zod'
import { env } from '@/lib/env'
import { callService, type Poster } from '@/lib/integrations/social/call-service'

const OWN_URL = 'https://api.telegram.org'
const LONGEST_CAPTION = 1024

const sent = z.object({
  ok: z.literal(true),
  result: z.object({ message_id: z.number().int() }),
})

type TelegramSettings = {
  token: string
  chatId: string
  baseUrl: string
  timeoutMs?: number
}

export function telegramPoster(): Poster | null {
  const { TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID, TELEGRAM_BASE_URL } = env()
  if (!TELEGRAM_BOT_TOKEN || !TELEGRAM_CHAT_ID) return null
  return createTelegramPoster({
    token: TELEGRAM_BOT_TOKEN,
    chatId: TELEGRAM_CHAT_ID,
    baseUrl: TELEGRAM_BASE_URL ?? OWN_URL,
  })
}

export function createTelegramPoster(settings: TelegramSettings): Poster {
  const { token, chatId, baseUrl, timeoutMs } = settings
  return {
    name: 'Telegram',
    async publish({ text, picture }) {
      const form = new FormData()
      form.set('chat_id', chatId)
      form.set('caption', cutText(text, LONGEST_CAPTION))
      form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'art.png')
      const { result } = await callService({
        name: 'Telegram',
        // The token is part of the URL: it must not reach an error.
        url: `${baseUrl.replace(/\/$/, '')}/bot${token}/sendPhoto`,
        body: form,
        answer: sent,
        timeoutMs,
      })
      return { id: String(result.message_id), url: null }
    },
  }
}
