import { LRUCache } from 'lru-cache'
import { findCardCoffee, NO_MAP, toCard } from '@/lib/coffee/card/card'
import { drawCard } from '@/lib/coffee/card/draw-card'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { drawCupMap } from '@/lib/coffee/map/cup-picture'
import { AppError } from '@/lib/errors'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { drawPicture } from '@/lib/media/draw-picture'
import { shared } from '@/lib/process-state'
import { siteConfig } from '@/lib/site-config'

/** Raised with every change of the drawing, so that no browser keeps an older one. */
const VERSION = 1
const MAP = { width: 960, height: 400 }

const drawn = () => shared('coffee-cards', () => new LRUCache<string, Buffer>({ max: 40 }))

/** The card as PNG; the tag is the same as long as the entry is. */
export async function getCardImage(id: string, { headers }: { headers: Headers }): Promise<Reply> {
  const coffee = await findCardCoffee(id)
  const card = await toCard(coffee)
  const place = coffee.location.storeCoordinates
  const facts = { card, place, date: coffee.date, name: siteConfig().name }
  return reply(facts, headers, () => drawCard({ id, ...facts, city: coffee.location.city }))
}

/** 404 for what is self-made. */
export async function getCardMap(id: string, { headers }: { headers: Headers }): Promise<Reply> {
  const { location } = await findCardCoffee(id)
  const place = location.storeCoordinates
  if (!place) throw new AppError('not_found', { message: COFFEE_TEXTS.unknownPicture })
  const { city } = location
  return reply({ map: NO_MAP, place, city }, headers, () =>
    drawPicture({ ...MAP, background: '#ffffff', ...drawCupMap({ place, city, ...MAP }) }),
  )
}

async function reply(
  facts: Record<string, unknown>,
  asked: Headers,
  draw: () => Promise<Buffer>,
): Promise<Reply> {
  const etag = entityTag(JSON.stringify([VERSION, facts]))
  const headers = { etag, 'cache-control': 'public, no-cache', 'x-content-type-options': 'nosniff' }
  if (hasTag(asked.get('if-none-match'), etag)) return new Reply(null, { status: 304, headers })
  const known = drawn().get(etag)
  const png = known ?? (await draw())
  if (!known) drawn().set(etag, png)
  return new Reply(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } })
}
