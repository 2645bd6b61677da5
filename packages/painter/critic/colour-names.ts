import type { Oklch } from '../colour'

/** A plain name of a colour, and its family: dark blue and light blue are both of the blues. */
type ColourName = { name: string; family: string }

/** OKLCH hues up to which a clear colour has a name. */
const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [8, 'pink'],
  [38, 'red'],
  [74, 'orange'],
  [108, 'yellow'],
  [172, 'green'],
  [206, 'teal'],
  [282, 'blue'],
  [332, 'purple'],
  [360, 'pink'],
]

function of(family: string, name = family): ColourName {
  return { name, family }
}

/** What is hardly a hue: people call it grey below a chroma of about 0.03. */
function neutralOf({ l, c, h }: Oklch): ColourName | undefined {
  if (l < 0.15 || (l < 0.21 && c < 0.035) || (l < 0.25 && c < 0.022)) return of('black')
  const isWarm = h > 35 && h < 118
  if (l > 0.84 && c > 0.013 && c < 0.035 && h > 118 && h < 320)
    return of('cream', `pale ${h < 178 ? 'green' : h < 288 ? 'blue' : 'purple'}`)
  // A wall in shade is grey to who sees paper beside it.
  if (l > 0.84 && l < 0.89 && c < 0.013 && !isWarm) return of('grey', 'light grey')
  if (l > 0.84 && c < 0.024) return of('cream', c > 0.008 && isWarm ? 'off-white' : 'white')
  if (l > 0.84 && h > 77 && h < 118 && c > 0.055)
    return of('yellow', c < 0.1 ? 'light yellow' : 'yellow')
  // Nobody calls it cream when it is nearly pink.
  if (l > 0.78 && h > 20 && h < (l > 0.87 ? 46 : 54) && c > 0.026)
    return h > 42 && c > 0.045 ? of('orange', 'peach') : of('pink', 'light pink')
  if (l > 0.82 && h < 66 && isWarm && c > 0.042 && c < 0.11) return of('orange', 'peach')
  if (l > 0.85 && isWarm && c < 0.055) return of('cream', l < 0.89 && c > 0.042 ? 'beige' : 'cream')
  if (l > 0.73 && isWarm && c > 0.012 && c < 0.055)
    return h < 52 ? of('brown', 'light brown') : of('cream', 'beige')
  if (c >= (l < 0.45 || l > 0.74 ? 0.018 : 0.026)) return undefined
  return of('grey', l < 0.42 ? 'dark grey' : l > 0.76 ? 'light grey' : 'grey')
}

/** A tinge of red or pink, which hardly anybody calls either. */
function greyishOf({ l, c, h }: Oklch): ColourName | undefined {
  if (l < 0.4 || l > 0.78 || c > 0.042) return undefined
  if (h > 335 || h < 40) return h < 40 ? of('brown', 'grey-brown') : of('purple', 'grey-purple')
  return undefined
}

/** Between red, pink, orange and brown people agree on the names of things only. */
function reddishOf({ l, c, h }: Oklch): ColourName | undefined {
  if (h < 15 || h > 58) return undefined
  if (h > 18 && h < 40 && l < 0.38 && c > 0.03 && c < 0.075)
    return of('brown', 'dark reddish brown')
  if (h > 32 && l >= 0.5 && l < 0.6 && c > 0.13) return of('brown', 'rust')
  if (h > 32 && h < 52 && l >= 0.6 && l < 0.7 && c > 0.085 && c < 0.135)
    return of('orange', 'terracotta')
  if (h < 34 && l >= 0.45 && l < 0.58 && c >= 0.085 && c < 0.105) return of('red', 'brick red')
  if (h < 42 && l >= 0.38 && l < 0.62 && c > 0.04 && c < (l < 0.45 ? 0.085 : 0.105))
    return of('brown', h > 34 && c < 0.055 ? 'brown' : 'reddish brown')
  if (h < 38 && l >= 0.62 && l < 0.8 && c > 0.055 && c < 0.1) return of('pink')
  if (h < 38 && l >= 0.66 && l < 0.78 && c >= 0.11 && c < 0.165) return of('red', 'coral')
  return undefined
}

/** Red to yellow: dark and dull ones are brown. */
function warmOf({ l, c, h }: Oklch): ColourName | undefined {
  if (h < 20 || h > 116) return undefined
  const brown = of('brown', l < 0.36 ? 'dark brown' : l > 0.62 ? 'light brown' : 'brown')
  if (h < 40) {
    const maxChroma = h > 30 ? (l < 0.5 ? 0.125 : 0.1) : l < 0.45 ? 0.075 : 0.045
    return c < maxChroma && l < 0.7 ? brown : undefined
  }
  if (l > 0.76 && l < 0.86 && h > 62 && c < 0.085) return of('cream', 'beige')
  if (l > 0.8 && h < 80 && c < 0.125) return of('orange', 'light orange')
  if (l > 0.66 && h < 66 && c > 0.085 && c < 0.115)
    return l < 0.76 ? of('orange', 'orange-brown') : of('orange', 'light orange')
  if (l > 0.58 && l < (h > 74 ? 0.8 : 0.74) && h > 68 && h < 102 && c > 0.082)
    return of('yellow', 'gold')
  if (l < 0.58 || (l < 0.64 && c < 0.12))
    return h > 102 ? of('green', l < 0.42 ? 'dark green' : 'green') : brown
  return l < 0.82 && c < (l < 0.72 ? 0.105 : 0.09) ? brown : undefined
}

function redOf({ l, c, h }: Oklch): ColourName {
  if (h > 32 && l > 0.58 && c > 0.15) return of('red', 'orange-red')
  if (l < 0.36 && c < 0.04) return of('brown', 'dark brown')
  if (l < 0.42) return of('red', h < 16 ? 'maroon' : 'dark red')
  if (l > 0.78) return of('pink', l > 0.85 ? 'light pink' : 'pink')
  const isPink = h < 21 && ((l > 0.57 && c < 0.13) || (l > 0.68 && h < 20))
  if (isPink || (l > 0.5 && c < 0.075)) return of('pink')
  return of('red', l > 0.64 && c < 0.13 ? 'light red' : 'red')
}

function pinkOf({ l, c, h }: Oklch): ColourName {
  if (l < 0.36 && c < 0.04 && (h > 350 || h < 20)) return of('brown', 'dark brown')
  if (l < 0.42 && (h > 350 || h < 20)) return of('red', 'maroon')
  if (l >= 0.42 && l < 0.5 && c > 0.07 && (h > 345 || h < 20))
    return c < 0.12 ? of('purple', 'plum') : of('pink', 'dark pink')
  if (l >= 0.5 && l < 0.66 && c > 0.1 && h > 332 && h < 345) return of('purple', 'pinkish purple')
  if (l < 0.5 || (l < 0.66 && h > 332 && h < 348 && c < 0.11))
    return of('purple', l < 0.4 ? 'dark purple' : 'purple')
  return of('pink', l > 0.82 ? 'light pink' : l < 0.6 ? 'dark pink' : 'pink')
}

/** Green to blue: what is between them is blue-green. */
function coolOf(hue: string, { l, c, h }: Oklch): ColourName {
  if (l < 0.45 && h > 206 && h < 226) return of('teal', 'dark teal')
  if (l < 0.38 && c < 0.1 && h > 282 && h < 295) return of('blue', 'dark blue')
  if (l > 0.45 && h > 273 && h < 292)
    return of('blue', l > 0.78 ? 'light blue-purple' : 'blue-purple')
  if (hue === 'teal') {
    if (l > 0.76 && h > 195 && c < 0.09) return of('blue', 'light blue')
    if (l > 0.76 && h < 180) return of('green', 'light green')
    if (l < 0.42 && h < 184) return of('green', 'dark green')
    return of(hue, l < 0.38 ? `dark ${hue}` : l > 0.76 ? 'turquoise' : hue)
  }
  if (c < 0.042 && l > 0.36) return of(hue, l < 0.78 ? `grey-${hue}` : `pale ${hue}`)
  if (l < 0.38) return of(hue, `dark ${hue}`)
  if (hue === 'purple' && h > 320 && l < 0.75 && c > 0.075) return of(hue, 'pinkish purple')
  const light = hue === 'green' ? 0.78 : 0.71
  return of(hue, l > light && c < 0.1 ? `light ${hue}` : hue)
}

/** Names that hardly anybody contradicts: eleven plain ones, dark and light, and few others. */
export function nameOf(colour: Oklch): ColourName {
  const named = neutralOf(colour) ?? greyishOf(colour) ?? reddishOf(colour) ?? warmOf(colour)
  if (named) return named
  const hue = HUES.find(([upTo]) => colour.h <= upTo)?.[1] ?? 'pink'
  if (hue === 'pink') return pinkOf(colour)
  if (hue === 'red') return redOf(colour)
  if (hue === 'orange') return of(hue)
  // The lightest greens are yellow, as on a lemon.
  if (hue === 'yellow' || (hue === 'green' && colour.h < 113 && colour.l > 0.8)) return of('yellow')
  return coolOf(hue, colour)
}
