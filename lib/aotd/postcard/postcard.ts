import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { PostcardFormat } from '@/lib/aotd/catalogue'
import { artDayStart } from '@/lib/aotd/day'
import { pictureFileName } from '@/lib/aotd/images'
import { findArtDayPage } from '@/lib/aotd/permalink'
import {
  A6,
  drawPostcard,
  POSTCARD_VERSION,
  type PostcardFacts,
} from '@/lib/aotd/postcard/draw-postcard'
import type { Viewer } from '@/lib/auth/permissions'
import { drawMedal } from '@/lib/badges/medal/draw-medal'
import { AppError } from '@/lib/errors'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { findMedia, openMedia } from '@/lib/media/store'
import { siteConfig } from '@/lib/settings/site-config'

/** A picture to share, or a card of A6 to print, of a day that this member sees (G-61). */
export async function getPostcard(
  viewer: Viewer,
  { date, format }: { date: string; format: PostcardFormat },
  { headers }: { headers: Headers },
): Promise<Reply> {
  const page = await findArtDayPage(viewer, date)
  const file = page?.art && (await findMedia(page.art.files.full))
  if (!page?.art || !file) throw new AppError('not_found')
  const { title, dateKey, palette, authorQuote: quote, createdBy, quoteHelp } = page
  const { name: siteName } = siteConfig()
  const signature = `- ${createdBy}${quote && quoteHelp > 0 ? ' & AI' : ''}`
  const { emojis, streak } = page.art
  const facts = { title, dateKey, signature, quote, emojis, palette, siteName }
  const etag = entityTag(JSON.stringify([POSTCARD_VERSION, format, streak, file.name, facts]))
  const stored = { etag, 'cache-control': 'private, no-cache' }
  if (hasTag(headers.get('if-none-match'), etag)) {
    return new Reply(null, { status: 304, headers: stored })
  }
  const medal = await drawMedal(medalOf(streak), palette[2]?.hex ?? '#2d8a78')
  const pictures = { picture: await buffer(await openMedia(file)), medal }
  const drawn = await drawPostcard(format, facts, pictures)
  const isPdf = format === 'pdf'
  const body = isPdf ? await toPdf(facts, pictures.picture, drawn) : drawn
  const name = pictureFileName(siteName, `postcard-${dateKey}`, isPdf ? 'pdf' : 'jpg')
  return new Reply(new Uint8Array(body), {
    headers: {
      ...stored,
      'content-type': isPdf ? 'application/pdf' : 'image/jpeg',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

function medalOf(streak: number): string {
  const days = [100, 30, 7, 4].find((reached) => streak >= reached)
  return days ? `streak-${days}` : 'art-1'
}

async function toPdf(
  { title, dateKey }: PostcardFacts,
  picture: Uint8Array,
  back: Buffer,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const front = await sharp(picture)
    .resize({ ...A6, fit: 'contain', background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const madeAt = artDayStart(dateKey)
  const info = { Title: title, CreationDate: madeAt, ModDate: madeAt }
  const page = { size: 'A6', layout: 'landscape', margin: 0 } as const
  const pdf = new PdfDocument({ ...page, lang: 'en', displayTitle: true, info })
  const whole = { width: pdf.page.width, height: pdf.page.height }
  pdf.image(front, 0, 0, whole).addPage(page).image(back, 0, 0, whole).end()
  return buffer(pdf)
}
