import HELP from '@/lib/gallery/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { PATHS, piecePath } from '@/lib/config/paths'
import { shortDay } from '@/lib/format'
import { sizeOf } from '@/lib/gallery/catalogue'
import { GALLERY_TAG, picturePath } from '@/lib/gallery/tags'
import type { StoredPiece } from '@/lib/gallery/dto'
import { GALLERY_ORDER } from '@/lib/gallery/order'
import {
  MAX_DOCUMENTS,
  type SearchDocument,
  type SearchSource,
  type SiteText,
  type Filter,
  type FilterRule,
  type Measure,
} from '@/lib/search/document'
import { GalleryItemModel } from '@/models/gallery-item'
import { NUMBER, toNumber } from '@/lib/search/numbers'
import { plainDescription } from '@/lib/markdown/plain-text'

const SIDE = '(\\d+(?:[.,]\\d+)?)'

const PIECE_FILTERS: readonly FilterRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:fits? )?(?:in |into )?(?:an? |the )?${SIDE} ?(?:x|by) ?${SIDE}(?: ?cm)?(?: frame)?(?= |$)`,
    ),
    toFilter: ([, one = '', other = '']) => ofSides(toNumber(one), toNumber(other)),
  },
  {
    pattern: new RegExp(
      `\\b(wider|broader|narrower|taller|higher|shorter|larger|bigger|smaller) than ${NUMBER} ?(cm|m|met(?:er|re)s?|centimet(?:er|re)s?)(?= |$)`,
    ),
    toFilter: ([, comparative = '', number = '', unit = '']) =>
      beyondSide(comparative, toNumber(number) * (unit.startsWith('m') ? 100 : 1)),
  },
]

/** A shape, by its height for one of width. */
const SHAPES: readonly (readonly [RegExp, string, (ratio: number) => boolean])[] = [
  [
    /\b(?:in )?(?:portrait|upright|vertical) ?(?:format|orientation)?(?= |$)|\b(?:taller|higher) than (?:they are |it is )?wide\b/,
    'in portrait format',
    (ratio) => ratio > 1,
  ],
  [
    /\b(?:in )?(?:landscape|horizontal) ?(?:format|orientation)(?= |$)|\bwider than (?:they are |it is )?(?:tall|high)\b/,
    'in landscape format',
    (ratio) => ratio < 1,
  ],
  [
    /\bsquare(?= |$)(?! (?:cm|m|centimet|met))|\bas (?:wide as (?:it is |they are )?(?:tall|high)|(?:tall|high) as (?:it is |they are )?wide)\b/,
    'in square format',
    (ratio) => ratio === 1,
  ],
]

const SHAPE_FILTERS: readonly FilterRule[] = SHAPES.map(([pattern, label, accepts]) => ({
  pattern,
  toFilter: () => ({
    fact: 'height',
    label,
    accepts: ({ value }, { facts }) => accepts(Number(value) / Number(facts?.width?.value)),
  }),
}))

/** `At least one metre wide`. */
function ofSide(fact: 'width' | 'height', words: string): Measure[] {
  const format = (cm: number) => `${cm} cm in ${fact}`
  return [
    { fact, unit: `(?:cm|centimet(?:er|re)s?) (?:${words})`, format },
    { fact, unit: `(?:m|met(?:er|re)s?) (?:${words})`, factor: 100, format },
  ]
}

export const gallerySearch: SearchSource = {
  kind: {
    name: 'piece',
    plural: 'pieces in the gallery',
    words: ['piece', 'gallery', 'painting', 'picture', 'artwork', 'paint', 'painted', 'hang'],
    href: PATHS.gallery,
    filters: [...SHAPE_FILTERS, ...PIECE_FILTERS],
    measures: [
      ...ofSide('width', 'wide|broad|across|in width'),
      ...ofSide('height', 'tall|high|in height'),
    ],
  },
  tags: [GALLERY_TAG],
  list: async () => {
    const found: StoredPiece[] = await GalleryItemModel.live
      .find()
      .sort(GALLERY_ORDER)
      .limit(MAX_DOCUMENTS)
      .lean()
    return found.map(toDocument)
  },
}

/** Hidden pieces are for members (G-64). */
function toDocument(piece: StoredPiece): SearchDocument {
  const { _id, title, creator, description, dateMade, toShow, files } = piece
  const sides = { widthCm: piece.widthCm ?? null, heightCm: piece.heightCm ?? null }
  const size = sizeOf(sides)
  return {
    id: String(_id),
    title,
    href: piecePath(String(_id)),
    text: plainDescription(description ?? ''),
    access: toShow ? 'everybody' : 'members',
    picture: picturePath(files.small),
    facts: {
      ...(creator && { maker: { phrase: `was made by ${creator}`, value: creator } }),
      date: { phrase: `was made on ${shortDay(dateMade)}`, value: dateMade },
      ...(size && {
        size: { phrase: `measures ${size}`, value: size },
        area: { phrase: `measures ${size}`, value: (sides.widthCm ?? 0) * (sides.heightCm ?? 0) },
        width: { phrase: `measures ${size}`, value: sides.widthCm ?? 0 },
        height: { phrase: `measures ${size}`, value: sides.heightCm ?? 0 },
      }),
    },
  }
}

export function galleryHelp(): readonly SiteText[] {
  return helpTexts(HELP)
}

function ofSides(one: number, other: number): Filter {
  const sizes = [`${one} × ${other} cm`, `${other} × ${one} cm`]
  return {
    fact: 'size',
    label: `of ${one} × ${other} cm`,
    accepts: ({ value }) => sizes.includes(String(value)),
  }
}

function beyondSide(comparative: string, cm: number): Filter {
  const isLess = /^(?:narrower|shorter|smaller)$/.test(comparative)
  const isOfBoth = /^(?:larg|big|small)/.test(comparative)
  return {
    fact: /^(?:wid|broad|narrow)/.test(comparative) ? 'width' : 'height',
    label: `${comparative} than ${cm} cm`,
    accepts: ({ value }, { facts }) => {
      const longer = Math.max(Number(value), isOfBoth ? Number(facts?.width?.value) : 0)
      return isLess ? longer < cm : longer > cm
    },
  }
}
