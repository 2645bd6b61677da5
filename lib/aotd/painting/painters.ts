import { paintByPreference } from '@/lib/integrations/images/by-preference'
import { claudePictures } from '@/lib/integrations/images/claude'
import { embeddedPainter } from '@/lib/integrations/images/embedded-painter'
import { openaiPictures } from '@/lib/integrations/images/openai'
import type { PicturePainter } from '@/lib/integrations/images/port'

const PAINTER = paintByPreference({
  providers: { 'dall-e-2': openaiPictures, claude: claudePictures },
  embedded: embeddedPainter,
})

export function choosePainter(): PicturePainter {
  return PAINTER
}
