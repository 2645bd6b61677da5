import { type PlacedMotif, silhouette } from '../../draw-motif'
import {
  type Box,
  ellipse,
  lineOf,
  type Point,
  rectangle,
  wholeSheet,
  wobble,
} from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, strokeLines, verticalGradient } from '../../svg'
import type { Build } from '../build-turns'
import { quarter } from '../boxes'
import { footOf, SEVERAL } from '../builds'
import { longShadowOf, reflectionOf } from '../laid'
import type { Ground } from './grounds'
import { type Plates, plates } from './inks'

const FOUR = [plates(0, 0.9, 0.2), plates(0, 0, 1), plates(0.5, 0, 0), plates(0, 0.4, 0)] as const

type Drawn = Pick<Ground, 'defs' | 'body' | 'description' | 'light'>

/** Ripples on water, from one y down. */
function ripples({ size, noise }: FamilyContext, from: number): Point[][] {
  return Array.from({ length: 9 }, (_, row) => {
    const y = from + 16 + row * 26 + row * row * 2.2
    return lineOf(40, (share): Point => [
      share * size,
      y + (4 + row) * Math.sin(share * 38 + row * 2) + 6 * noise(share * 5, row),
    ])
  })
}

/** A hill over the whole width, or level ground. */
function strip({ size, noise }: FamilyContext, y: number, tone: Plates, rise = 0): string {
  const top = lineOf(24, (share): Point => [
    share * (size + 80) - 40,
    y - rise * Math.sin(share * Math.PI),
  ])
  return fill(wobble([...top, [size + 40, size + 40], [-40, size + 40]], noise, 2), tone)
}

/** The ground of a build. Colours here are plates. */
export function buildGround(
  context: FamilyContext,
  build: Build,
  field: Box,
  placed: readonly PlacedMotif[],
): Drawn {
  const { size, noise } = context
  const [first] = placed
  const sheet = (tone: Plates | 'url(#ink)') => fill(wholeSheet(size), tone)
  const fade = (top: Plates, bottom: Plates, to = size) =>
    verticalGradient('ink', 0, to, [
      { at: 0, colour: top },
      { at: 1, colour: bottom },
    ])
  const foot = (first && footOf(build, first.motif, field)) ?? size * 0.84
  const wobbled = (points: readonly Point[], tone: Plates) => fill(wobble(points, noise, 2), tone)
  const disc = (x: number, y: number, r: number, tone: Plates) => wobbled(ellipse(x, y, r), tone)
  const isLeft = first ? first.box.left + first.box.right < size : true
  switch (build) {
    case 'shadow':
      return {
        defs: fade(plates(0, 0.75, 0), plates(0, 0.1, 0.6), foot),
        body:
          sheet('url(#ink)') +
          disc(size * 0.3, size * 0.32, size * 0.15, plates(0, 0, 1)) +
          wobbled(rectangle(0, foot - size * 0.03, size, size), plates(0, 0.3, 1)) +
          (first ? silhouette(longShadowOf(first), plates(1, 0.3, 0), noise, 2) : ''),
        description: 'a long shadow',
      }
    case 'pair': {
      const [half, top] = [size * 0.36, size * 0.14]
      const head = ellipse(size / 2, top + half, half, half, 0, 48).filter(
        ([, y]) => y < top + half,
      )
      const arch = [
        ...head.toSorted((one, two) => one[0] - two[0]),
        [size / 2 + half, size] as const,
        [size / 2 - half, size] as const,
      ]
      return {
        defs: '',
        body:
          sheet(plates(0, 0.6, 0)) +
          fill(wobble(arch, noise, 2), plates(0, 0, 0.9)) +
          strip(context, foot - size * 0.03, plates(0.5, 0, 0.1)),
        description: 'an arch behind',
      }
    }
    case 'frieze': {
      const rows = [0, 1].map((i) => {
        const top = field.top + ((field.bottom - field.top) * i) / 2
        const feet = field.top + (field.bottom - field.top) * (i * 0.5 + 0.43) - size * 0.02
        const sky = i === 0 ? plates(0, 0, 1) : plates(0, 0.5, 0.1)
        return fill(rectangle(0, top, size, size), sky) + strip(context, feet, plates(0.55, 0, 0))
      })
      return { defs: '', body: rows.join(''), description: 'two bands one above the other' }
    }
    case 'fall': {
      const corner: Point = isLeft ? [0, size] : [size, size]
      const half: Point[] = isLeft ? [[0, 0], [size, size], corner] : [[size, 0], [0, size], corner]
      return {
        defs: '',
        body: sheet(plates(0, 0, 0.9)) + fill(wobble(half, noise, 2), plates(0, 0.55, 0)),
        description: 'a ground of two colours',
      }
    }
    case 'mirror': {
      const water = plates(0.45, 0, 0)
      const seen = first ? silhouette(reflectionOf(first, foot), plates(0.9, 0.2, 0), noise, 2) : ''
      return {
        defs: fade(plates(0, 0.75, 0), plates(0, 0.1, 0.7), foot),
        body:
          sheet('url(#ink)') +
          disc(size / 2, foot, size * 0.29, plates(0, 0, 0)) +
          fill(rectangle(0, foot, size, size), water) +
          seen +
          strokeLines(ripples(context, foot), water, 7),
        description: 'a reflection in water',
      }
    }
    case 'panels':
      return {
        defs: '',
        body: FOUR.map((tone, i) => {
          const { left, top, right, bottom } = quarter(field, i)
          return fill(wobble(rectangle(left, top, right - left, bottom - top), noise, 2), tone)
        }).join(''),
        description: 'four panels in different colours',
      }
    default: {
      const isAfloat = first?.motif.mount === 'floats'
      const low = plates(0.9, 0.3, 0)
      return {
        defs: fade(plates(0.75, 0, 0), plates(0, 0.25, 0.4), foot),
        body:
          sheet('url(#ink)') +
          disc(size * (isLeft ? 0.7 : 0.3), size * 0.32, size * 0.13, plates(0, 0.1, 1)) +
          strip(context, foot - size * 0.02, low, isAfloat ? 0 : size * 0.03) +
          (build === 'depth' ? strip(context, size * 0.7, plates(0.4, 0, 0.9), size * 0.05) : '') +
          (isAfloat ? strokeLines(ripples(context, foot), plates(0.3, 0, 0), 5) : ''),
        description:
          SEVERAL[build] ?? (isAfloat ? 'water under a wide sky' : 'a low hill under a wide sky'),
      }
    }
  }
}
