import type { DrawingRequest } from '@pochade/painter/painting'
import type { ImageModel } from '@/lib/config/image-models'
import { isDatabaseGone } from '@/lib/errors'
import { OverBudget } from '@/lib/integrations/ai/budget'
import { ProviderFailed, toProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { writeIdea } from '@/lib/integrations/ai/text/write-idea'
import { finishPicture } from '@/lib/integrations/images/finish'
import {
  type PaintedPicture,
  type PaintStep,
  type PicturePainter,
  type PictureProvider,
  type PictureRequest,
  UnusablePicture,
} from '@/lib/integrations/images/port'
import { logger } from '@/lib/logger'
import { withTimeLimit } from '@/lib/runtime/time-limit'

type PaintByPreference = {
  providers: Record<ImageModel, PictureProvider>
  embedded: PicturePainter<DrawingRequest>
  /** Default: those of G-91b, which together stay well below the lease of 180 s. */
  limits?: { ideaMs?: number; pictureMs?: number }
}

/** Falls back to the embedded painter without key, budget or picture in time (G-50, G-52). */
export function paintByPreference({
  providers,
  embedded,
  limits = {},
}: PaintByPreference): PicturePainter {
  return {
    name: 'by preference',
    async paint(request, { signal, onProgress }) {
      const reported = new Set<PaintStep>()
      const reportStep = (step: PaintStep) => {
        if (!reported.has(step)) onProgress?.(step)
        reported.add(step)
      }
      let embeddedPicture: Promise<PaintedPicture> | undefined
      const draw = () =>
        (embeddedPicture ??= embedded.paint(request, { signal, onProgress: reportStep }))

      const provider = providers[request.imgenModel]
      const model = provider.model()
      if (model === null || request.afterTimeout) return draw()
      const idea = await writeIdea(request, { signal, timeoutMs: limits.ideaMs })
      // Without an idea the embedded painter supplies the words, and the fallback picture.
      const description = idea ?? (await draw())
      reportStep('prompt')
      try {
        const providerPrompt = await toProviderPrompt(description.prompt, request)
        const picture = await withTimeLimit(
          limits.pictureMs ?? provider.timeoutMs,
          (limited) => drawPicture(provider, providerPrompt, limited),
          signal,
        )
        reportStep('image')
        const { title, prompt, altText } = description
        return { ...picture, title, prompt, altText, model }
      } catch (error) {
        signal.throwIfAborted()
        if (isDatabaseGone(error)) throw error
        logFallback(error, request)
        return draw()
      }
    },
  }
}

async function drawPicture(provider: PictureProvider, prompt: string, signal: AbortSignal) {
  try {
    return await finishPicture(await provider.draw(prompt, signal), 'trainedAlgorithmicMedia')
  } catch (error) {
    if (error instanceof OverBudget || isDatabaseGone(error)) throw error
    if (error instanceof UnusablePicture) {
      throw new ProviderFailed(`${provider.name} gave no usable picture. ${error.message}`)
    }
    throw toProviderFailed(provider.name, error)
  }
}

function logFallback(error: unknown, { dateKey }: PictureRequest): void {
  if (error instanceof OverBudget) {
    logger().info({ dateKey }, 'the money for AI is spent; the embedded painter paints')
  } else {
    logger().warn(
      { err: error, dateKey },
      'no picture from the provider; the embedded painter paints',
    )
  }
}

/** Names the emojis in words too, as some models ignore the characters. */
async function toProviderPrompt(prompt: string, { emojis }: PictureRequest): Promise<string> {
  const { meaningOf } = await import('@pochade/painter/lexicon')
  const names = emojis.map((emoji) => meaningOf(emoji).name)
  const emojiText = names.length > 0 ? ` It is made with these emojis: ${names.join(', ')}.` : ''
  return `${prompt}${emojiText} No text, letters or numbers in the picture.`
}
