/** Lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }
export type Oklab = readonly [l: number, a: number, b: number]
/** Channels 0–255. */
export type Rgb = readonly [r: number, g: number, b: number]

const RAD = Math.PI / 180

export function oklch(l: number, c: number, h: number): Oklch {
  return { l, c, h: ((h % 360) + 360) % 360 }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

function linearOf(channel: number): number {
  const v = channel / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => linearOf(channel))

/** Most channels are whole, and a power is dear. */
function toLinear(channel: number): number {
  return LINEAR[channel] ?? linearOf(channel)
}

function fromLinear(value: number): number {
  const v = value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055
  return v * 255
}

export function rgbToOklab([r8, g8, b8]: Rgb): Oklab {
  const r = toLinear(r8)
  const g = toLinear(g8)
  const b = toLinear(b8)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function oklabToLinear([L, a, b]: Oklab): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

export function oklchToOklab({ l, c, h }: Oklch): Oklab {
  return [l, c * Math.cos(h * RAD), c * Math.sin(h * RAD)]
}

export function oklabToOklch([l, a, b]: Oklab): Oklch {
  return oklch(l, Math.hypot(a, b), Math.atan2(b, a) / RAD)
}

function fits(lab: Oklab): boolean {
  return oklabToLinear(lab).every((v) => v >= -0.0005 && v <= 1.0005)
}

/** Reduces chroma until the colour fits sRGB; channels are never clipped. */
export function intoGamut(colour: Oklch): Oklch {
  const l = clamp(colour.l, 0, 1)
  if (fits(oklchToOklab({ ...colour, l }))) return { ...colour, l }
  let low = 0
  let high = colour.c
  for (let i = 0; i < 16; i++) {
    const c = (low + high) / 2
    if (fits(oklchToOklab({ l, c, h: colour.h }))) low = c
    else high = c
  }
  return { l, c: low, h: colour.h }
}

export function toRgb(colour: Oklch): Rgb {
  const [r, g, b] = oklabToLinear(oklchToOklab(intoGamut(colour)))
  const byte = (v: number) => Math.round(clamp(fromLinear(v), 0, 255))
  return [byte(r), byte(g), byte(b)]
}

export function rgbToHex(rgb: Rgb): string {
  return '#' + rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')
}

export function toHex(colour: Oklch): string {
  return rgbToHex(toRgb(colour))
}

export function hexToRgb(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes in OKLab: blue and yellow give grey, not green. */
export function mix(from: Oklch, to: Oklch, t: number): Oklch {
  const [l1, a1, b1] = oklchToOklab(from)
  const [l2, a2, b2] = oklchToOklab(to)
  return oklabToOklch([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t])
}

/** Degrees between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const d = Math.abs((((a - b) % 360) + 360) % 360)
  return d > 180 ? 360 - d : d
}

/** Moves `h` toward `target` by at most `degrees` on the shorter arc. */
export function turnHue(h: number, target: number, degrees: number): number {
  const d = ((((target - h) % 360) + 540) % 360) - 180
  return (h + clamp(d, -degrees, degrees) + 360) % 360
}

/** Distance in OKLab: 0.02 is just visible, 0.16 separates a figure from its ground. */
export function difference(a: Oklch, b: Oklch): number {
  const [l1, a1, b1] = oklchToOklab(intoGamut(a))
  const [l2, a2, b2] = oklchToOklab(intoGamut(b))
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** WCAG 2 contrast, 1–21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Lighter (amount > 0) or darker, with a hue shift: shadows toward violet (yellow toward orange,
 * never olive), lights toward yellow. */
export function shade(colour: Oklch, amount: number): Oklch {
  const l = clamp(colour.l + amount, 0.05, 0.985)
  const strength = Math.min(1, Math.abs(amount) / 0.3)
  if (amount >= 0) {
    return oklch(l, colour.c * (1 - 0.35 * strength), turnHue(colour.h, 95, 14 * strength))
  }
  const yellow = colour.h > 55 && colour.h < 118 && colour.c > 0.03
  const h = yellow
    ? turnHue(colour.h, 40, 45 * strength)
    : turnHue(colour.h, 275, (colour.h > 20 && colour.h < 60 ? 6 : 16) * strength)
  return oklch(l, colour.c, h)
}

/** Changes the lightness of `figure` until it differs from `ground` by `min`. Yellow, white and
 * orange are only lightened, as far as possible: darkened they turn brown. */
export function standOff(figure: Oklch, ground: Oklch, min = 0.16): Oklch {
  if (difference(figure, ground) >= min) return figure
  const bright = figure.l > 0.86 || (figure.h > 42 && figure.h < 118 && figure.c > 0.06)
  const up = figure.l >= ground.l || ground.l < 0.42
  for (const direction of bright ? [1] : up ? [1, -1] : [-1, 1]) {
    for (let step = 1; step <= 40; step++) {
      const amount = direction * step * 0.02
      const l = figure.l + amount
      if ((direction > 0 && l > 0.98) || (direction < 0 && l < 0.06)) break
      const moved = shade(figure, amount)
      if (difference(moved, ground) >= min) return moved
    }
  }
  return figure
}
