import { findCardCoffee, NO_MAP, toCard } from '@/lib/coffee/card/card'
import { drawCard } from '@/lib/coffee/card/draw-card'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { drawCupMap } from '@/lib/coffee/map/cup-picture'
import { AppError } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import { drawPicture } from '@/lib/media/draw-picture'
import { sendDrawing } from '@/lib/media/send-drawing'
import { siteConfig } from '@/lib/settings/site-config'

/** Raised with every change of the drawing, so that no browser keeps an older one. */
const VERSION = 1
const MAP = { width: 960, height: 400 }

export async function getCardImage(id: string, request: { headers: Headers }): Promise<Reply> {
  const coffee = await findCardCoffee(id)
  const card = await toCard(coffee)
  const { storeCoordinates: place, city } = coffee.location
  const facts = { card, place, date: coffee.date, name: siteConfig().name }
  return reply(facts, request, () => drawCard({ id, ...facts, city }))
}

/** 404 for what is self-made. */
export async function getCardMap(id: string, request: { headers: Headers }): Promise<Reply> {
  const { storeCoordinates: place, city } = (await findCardCoffee(id)).location
  if (!place) throw new AppError('not_found', { message: COFFEE_TEXTS.unknownPicture })
  return reply({ map: NO_MAP, place, city }, request, () =>
    drawPicture({ ...MAP, background: '#ffffff', ...drawCupMap({ place, city, ...MAP }) }),
  )
}

function reply(
  facts: Record<string, unknown>,
  request: { headers: Headers },
  draw: () => Promise<Buffer>,
): Promise<Reply> {
  const drawPng = async () => ({ type: 'image/png' as const, bytes: await draw() })
  return sendDrawing({ facts: [VERSION, facts], draw: drawPng }, request)
}
