const HUES: readonly (readonly [number, string])[] = [
  [15, 'red'],
  [40, 'orange'],
  [65, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [345, 'pink'],
  [360, 'red'],
]
const MIN_CHROMA = 0.09

/** The words are plain, such as `dark green` for `#074525`. */
export function colourWord(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const chroma = max - min
  const light = (max + min) / 2
  if (chroma < MIN_CHROMA)
    return light < 0.15 ? 'black' : light > 0.88 ? 'white' : shade(light, 'grey')
  const sector =
    max === r ? (g - b) / chroma : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  const degrees = (sector * 60 + 360) % 360
  const name = HUES.find(([end]) => degrees <= end)?.[1] ?? 'red'
  if (name === 'orange' && light < 0.55 && chroma < 0.6) return shade(light + 0.15, 'brown')
  if (name === 'red' && light < 0.5 && chroma < 0.3) return shade(light, 'brown')
  return shade(light, name)
}

function shade(light: number, name: string): string {
  if (light < 0.33) return `dark ${name}`
  return light > 0.7 ? `light ${name}` : name
}
