import QRCode from 'qrcode'
import {
  CODE_LEVEL,
  CODE_MARGIN,
  COFFEE_LIMITS,
  COFFEE_TEXTS,
  coordinatesText,
  HOME_MADE,
  scoreOf,
  variantName,
  variantOf,
} from '@/lib/coffee/catalogue'
import { coffeeCardMapPath } from '@/lib/coffee/tags'
import { getCoffee } from '@/lib/coffee/coffees'
import type { Coffee, CoffeeCard } from '@/lib/coffee/schema'
import { categoriesByWeight } from '@/lib/coffee/types/catalogue'
import { coffeeCardPath } from '@/lib/config/paths'
import { notFound } from '@/lib/errors'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'
import { siteConfig } from '@/lib/settings/site-config'
import { drawCard } from '@/lib/coffee/card/draw-card'
import { drawCupMap } from '@/lib/coffee/map/draw-map'
import type { Reply } from '@/lib/http/reply'
import { drawPicture } from '@/lib/media/draw-picture'
import { sendDrawing } from '@/lib/media/send-drawing'

/** What is self-made has it in place of a map. */
const NO_MAP = 'self-made'

/** G-85 */
export async function getCoffeeCard(id: string): Promise<CoffeeCard> {
  return toCard(await findCardCoffee(id))
}

async function findCardCoffee(id: string): Promise<Coffee> {
  if (!/^[0-9a-f]{24}$/.test(id)) {
    throw notFound(COFFEE_TEXTS.unknown)
  }
  return getCoffee(id)
}

async function toCard(coffee: Coffee): Promise<CoffeeCard> {
  const { _id, coffeeType, rateColor, overallRating, isSelfMade, location, format } = coffee
  const place = location.storeCoordinates
  return {
    mapImgUrl: place ? coffeeCardMapPath(_id) : NO_MAP,
    qrImgUrl: await QRCode.toDataURL(cardUrl(_id), {
      errorCorrectionLevel: CODE_LEVEL,
      margin: CODE_MARGIN,
    }),
    rateColor,
    overallRating,
    partialRatings: partialRatings(coffee),
    shopName: isSelfMade ? HOME_MADE : coffee.coffeeShop,
    coordinates: place ? coordinatesText(place) : '',
    shopLocation: [location.city, location.country].filter(Boolean).join(', '),
    coffee: variantName(variantOf(coffee)),
    coffeeFormat: format,
    coffeeType,
  }
}

function cardUrl(id: string): string {
  return new URL(coffeeCardPath(id), siteConfig().url).href
}

function partialRatings({ coffeeType, rating }: Coffee): CoffeeCard['partialRatings'] {
  return categoriesByWeight(coffeeType).flatMap(([name, { weight }]) => {
    const value = rating[name]
    return value === undefined ? [] : [{ name, value, weight }]
  })
}

export function coffeeJsonLd(card: CoffeeCard, ownerName: string): JsonLd {
  const { coffee, shopName, shopLocation, coordinates } = card
  const maker = coordinates !== '' && {
    manufacturer: { '@type': 'CafeOrCoffeeShop', name: shopName, address: shopLocation },
  }
  return {
    '@context': CONTEXT,
    '@type': 'Review',
    name: `${coffee}, ${shopName}`,
    author: { '@type': 'Person', name: ownerName },
    itemReviewed: { '@type': 'Product', name: coffee, ...maker },
    reviewRating: {
      '@type': 'Rating',
      ratingValue: scoreOf(card),
      worstRating: 0,
      bestRating: COFFEE_LIMITS.maxRating,
    },
  }
}

/** Raised with every change of the drawing, so that no browser keeps an older one. */
const VERSION = 2
const MAP = { width: 960, height: 400 }

export async function getCardImage(id: string, request: { headers: Headers }): Promise<Reply> {
  const coffee = await findCardCoffee(id)
  const card = await toCard(coffee)
  const { storeCoordinates: place, city } = coffee.location
  const facts = { card, place, date: coffee.date, name: siteConfig().name }
  return reply(facts, request, () => drawCard({ url: cardUrl(id), ...facts, city }))
}

/** 404 for what is self-made. */
export async function getCardMap(id: string, request: { headers: Headers }): Promise<Reply> {
  const { storeCoordinates: place, city } = (await findCardCoffee(id)).location
  if (!place) throw notFound(COFFEE_TEXTS.unknownPicture)
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
