import { z } from 'zod'
import { cutText } from '@/lib/config/cut-text'
import { env } from '@/lib/env'
import { withBudget } from '@/lib/integrations/ai/budget'
import { openaiClient } from '@/lib/integrations/ai/clients'
import { costEur, tokensBilled } from '@/lib/integrations/ai/prices'
import { rethrowAs } from '@/lib/integrations/ai/provider-failed'
import { type PictureProvider, UnusablePicture } from '@/lib/integrations/images/port'

/** More than a square of medium quality takes, for the estimate. */
const OUTPUT_TOKENS = 1600

const reply = z.object({ data: z.array(z.object({ b64_json: z.base64() })).min(1) })

/** `dall-e-2` in the author's preferences, whatever model is set (G-52); URLs are not followed. */
export const openaiPictures: PictureProvider = {
  name: 'OpenAI',
  timeoutMs: 65_000,
  model() {
    const { OPENAI_API_KEY, OPENAI_IMAGE_MODEL } = env()
    return OPENAI_API_KEY ? OPENAI_IMAGE_MODEL : null
  },
  async draw(prompt, signal) {
    const client = await openaiClient()
    if (!client) throw new UnusablePicture('There is no key.')
    const model = env().OPENAI_IMAGE_MODEL
    const estimateEur = costEur(model, { input: prompt.length / 2, output: OUTPUT_TOKENS })
    const answer = await withBudget({
      feature: 'aotd',
      estimateEur,
      run: async () => {
        const value: unknown = await client.images
          .generate({ model, n: 1, size: '1024x1024', ...formOf(model, prompt) }, { signal })
          .catch(rethrowAs('OpenAI'))
        const usage = tokensBilled.safeParse(value).data?.usage
        const used = usage && { input: usage.input_tokens, output: usage.output_tokens }
        return { value, costEur: used ? costEur(model, used) : estimateEur }
      },
    })
    const [picture] = reply.parse(answer).data
    return Buffer.from(picture?.b64_json ?? '', 'base64')
  },
}

function formOf(model: string, prompt: string) {
  return model.startsWith('dall-e')
    ? { prompt: cutText(prompt, 1000), response_format: 'b64_json' as const }
    : { prompt, quality: 'medium' as const, output_format: 'png' as const }
}
