import {
  clamp,
  contrastRatio,
  hexToRgb,
  hueDistance,
  intoGamut,
  oklabToOklch,
  type Oklab,
  oklch,
  type Oklch,
  type Rgb,
  rgbToOklab,
  toHex,
  toRgb,
} from '@pochade/painter/colour'
import type { PaletteBand } from '@/lib/integrations/images/port'

export type DayColours = {
  /** Five bands from top to bottom; shares sum to 1. */
  palette: PaletteBand[]
  accent: { light: string; dark: string }
}

const BANDS = 5
const MIN_SHARE = 0.06
const LIGHT_GROUNDS = ['#f4f4f1', '#eaeae5'].map(hexToRgb)
const DARK_GROUNDS = ['#131414', '#1c1d1d', '#232424'].map(hexToRgb)
const ERROR_HUE = 27
const VIRIDIAN = { hue: 178, chroma: 0.09 }

type Pixel = { lab: Oklab; chroma: number; weight: number; row: number; band: number }
type Centre = readonly [number, number, number]
type Band = { colour: Oklch; share: number; height: number }

function distance([l1, a1, b1]: Centre, [l2, a2, b2]: Oklab): number {
  return (l1 - l2) ** 2 + 5 * ((a1 - a2) ** 2 + (b1 - b2) ** 2)
}

function meanOf(pixels: readonly Pixel[], weightOf: (pixel: Pixel) => number): Centre {
  let [l, a, b, total] = [0, 0, 0, 0]
  for (const pixel of pixels) {
    const weight = weightOf(pixel)
    l += pixel.lab[0] * weight
    a += pixel.lab[1] * weight
    b += pixel.lab[2] * weight
    total += weight
  }
  return [l / total, a / total, b / total]
}

function farthest(pixels: readonly Pixel[], centres: readonly Centre[]): Oklab {
  let best: Oklab = [0, 0, 0]
  let farthestOff = -1
  for (const { lab, weight } of pixels) {
    const off = weight * Math.min(...centres.map((centre) => distance(centre, lab)))
    if (off > farthestOff) {
      farthestOff = off
      best = lab
    }
  }
  return best
}

function assign(pixels: readonly Pixel[], centres: readonly Centre[]): boolean {
  let changed = false
  for (const pixel of pixels) {
    let nearest = 0
    let nearestOff = Infinity
    centres.forEach((centre, i) => {
      const off = distance(centre, pixel.lab)
      if (off < nearestOff) {
        nearestOff = off
        nearest = i
      }
    })
    if (pixel.band !== nearest) changed = true
    pixel.band = nearest
  }
  return changed
}

/** Deterministic k-means; an empty centre moves to the farthest pixel. */
function cluster(pixels: readonly Pixel[]): Pixel[][] {
  const centres: Centre[] = [meanOf(pixels, ({ weight }) => weight)]
  while (centres.length < BANDS) centres.push(farthest(pixels, centres))
  for (let round = 0; round < 24 && assign(pixels, centres); round++) {
    centres.forEach((_, i) => {
      const members = pixels.filter(({ band }) => band === i)
      centres[i] =
        members.length > 0 ? meanOf(members, ({ weight }) => weight) : farthest(pixels, centres)
    })
  }
  return centres.map((_, i) => pixels.filter(({ band }) => band === i))
}

function bandOf(members: readonly Pixel[], total: number): Band {
  const chromatic = [...members]
    .sort((a, b) => b.chroma - a.chroma)
    .slice(0, Math.max(1, Math.ceil(members.length * 0.4)))
  return {
    colour: oklabToOklch(meanOf(chromatic, () => 1)),
    share: Math.max(MIN_SHARE, members.length / total),
    height: members.reduce((sum, { row }) => sum + row, 0) / members.length,
  }
}

function findAccent(
  start: number,
  step: number,
  chroma: number,
  hue: number,
  grounds: readonly Rgb[],
): string {
  for (let l = start; l > 0 && l < 1; l += step) {
    const colour = intoGamut(oklch(l, chroma, hue))
    if (grounds.every((ground) => contrastRatio(toRgb(colour), ground) >= 4.5)) return toHex(colour)
  }
  throw new RangeError(`No accent of hue ${hue} stands out.`)
}

/** The contrast is at least 4.5:1 on every ground of its theme. */
export function accentOfHue(hue: number, chroma: number): DayColours['accent'] {
  const c = clamp(chroma, 0.085, 0.16)
  return {
    light: findAccent(0.56, -0.01, c, hue, LIGHT_GROUNDS),
    dark: findAccent(0.74, 0.01, c, hue, DARK_GROUNDS),
  }
}

/** `hex` is `#rrggbb`; its hue and chroma count. */
export function accentOfHex(hex: string): DayColours['accent'] {
  const { h, c } = oklabToOklch(rgbToOklab(hexToRgb(hex)))
  return accentOfHue(h, c)
}

function accentOf(bands: readonly Band[]): DayColours['accent'] {
  const score = ({ colour, share }: Band) =>
    colour.c * Math.sqrt(share) * (colour.h >= 40 && colour.h <= 112 ? 0.45 : 1)
  const [best] = bands
    .filter(({ colour }) => colour.c >= 0.045 && hueDistance(colour.h, ERROR_HUE) > 24)
    .sort((a, b) => score(b) - score(a))
  return best
    ? accentOfHue(best.colour.h, best.colour.c)
    : accentOfHue(VIRIDIAN.hue, VIRIDIAN.chroma)
}

function fillUp(bands: Band[]): Band[] {
  const [first] = bands
  while (first && bands.length < BANDS) bands.push({ ...first, share: MIN_SHARE })
  return bands
}

/** `rgb`: three bytes a pixel of the picture scaled to 64 × 64. */
export function deriveDayColours(rgb: Uint8Array, width = 64): DayColours {
  const pixels: Pixel[] = []
  for (let i = 0; i + 2 < rgb.length; i += 3) {
    const lab = rgbToOklab([rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0])
    const chroma = Math.hypot(lab[1], lab[2])
    pixels.push({
      lab,
      chroma,
      weight: 0.03 + 1.2 * chroma,
      row: Math.floor(i / 3 / width),
      band: -1,
    })
  }
  if (pixels.length === 0) throw new RangeError('A picture without pixels has no colours.')
  const groups = cluster(pixels).filter((members) => members.length > 0)
  const bands = fillUp(groups.map((members) => bandOf(members, pixels.length))).sort(
    (a, b) => a.height - b.height,
  )
  const sum = bands.reduce((total, { share }) => total + share, 0)
  return {
    palette: bands.map(({ colour, share }) => ({
      hex: toHex(colour),
      share: Math.round((share / sum) * 1000) / 1000,
    })),
    accent: accentOf(bands),
  }
}
