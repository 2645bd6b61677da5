import { cutText } from '@/lib/config/cut-text'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { realNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { type ArtPost, callService, type Poster } from '@/lib/integrations/social/call-service'
import { type OAuthKeys, oauthHeader } from '@/lib/integrations/social/oauth1'

const OWN_URL = 'https://api.x.com'

/** Text, as the ids exceed safe integers. */
const withId = z.object({ data: z.object({ id: z.string().regex(/^\d{1,24}$/) }) })

type XSettings = OAuthKeys & { baseUrl: string; timeoutMs?: number }

export function xPoster(): Poster | null {
  const { X_API_KEY, X_API_SECRET, X_ACCESS_TOKEN, X_ACCESS_SECRET, X_BASE_URL } = env()
  if (!X_API_KEY || !X_API_SECRET || !X_ACCESS_TOKEN || !X_ACCESS_SECRET) return null
  return createXPoster({
    apiKey: X_API_KEY,
    apiSecret: X_API_SECRET,
    accessToken: X_ACCESS_TOKEN,
    accessSecret: X_ACCESS_SECRET,
    baseUrl: X_BASE_URL ?? OWN_URL,
  })
}

export function createXPoster(settings: XSettings): Poster {
  return {
    name: 'X',
    async publish(post) {
      const mediaId = await uploadPicture(settings, post)
      const tweet = await callX(settings, {
        path: '/2/tweets',
        json: { text: post.text, media: { media_ids: [mediaId] } },
      })
      return { id: tweet, url: `https://x.com/i/web/status/${tweet}` }
    },
  }
}

async function uploadPicture(settings: XSettings, { picture, altText }: ArtPost): Promise<string> {
  const form = new FormData()
  form.set('media', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'art.png')
  form.set('media_category', 'tweet_image')
  form.set('media_type', 'image/png')
  const id = await callX(settings, { path: '/2/media/upload', form })
  // A post without alt text is better than none.
  const described = { id, metadata: { alt_text: { text: cutText(altText, 1000) } } }
  await callX(settings, { path: '/2/media/metadata', json: described }).catch(() => undefined)
  return id
}

type XCall = { path: string } & ({ json: unknown } | { form: FormData })

async function callX({ baseUrl, timeoutMs, ...keys }: XSettings, call: XCall): Promise<string> {
  const url = baseUrl.replace(/\/$/, '') + call.path
  const authorization = oauthHeader(
    {
      method: 'POST',
      url,
      nonce: randomBytes(16).toString('hex'),
      // Real time: X refuses a timestamp that is minutes off.
      timestamp: Math.floor(realNow().getTime() / 1000),
    },
    keys,
  )
  const isForm = 'form' in call
  const { data } = await callService({
    name: 'X',
    url,
    headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? call.form : JSON.stringify(call.json),
    answer: withId,
    timeoutMs,
  })
  return data.id
}
