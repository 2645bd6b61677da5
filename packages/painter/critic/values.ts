/** Lightness of a picture: its range, and the shares of its dark, middle and light thirds. */
export type Values = { range: number; dark: number; middle: number; light: number }

function lightsOf(lab: Float32Array): Float32Array {
  const lights = new Float32Array(lab.length / 3)
  for (let i = 0; i < lights.length; i++) lights[i] = lab[i * 3] ?? 0
  return lights
}

/** @param lab three numbers a pixel, lightness first */
export function valuesOf(lab: Float32Array): Values {
  const lights = lightsOf(lab).sort()
  const at = (share: number) => lights[Math.floor((lights.length - 1) * share)] ?? 0
  const [low, high] = [at(0.01), at(0.99)]
  const [first, second] = [low + (high - low) / 3, high - (high - low) / 3]
  const upTo = (limit: number) => {
    let count = 0
    while ((lights[count] ?? limit) < limit) count++
    return count / lights.length
  }
  const [dark, notLight] = [upTo(first), upTo(second)]
  return { range: high - low, dark, middle: notLight - dark, light: 1 - notLight }
}

const [DARK, LIGHT] = [0.42, 0.72]
/** Share of a dark picture that may be lighter, and of a light one that may be darker. */
const FEW = 0.15

/** What a picture is as a whole; undefined for most. */
export function toneOf(lab: Float32Array): 'dark' | 'light' | undefined {
  const lights = lightsOf(lab)
  const required = (1 - FEW) * lights.length
  if (lights.filter((light) => light < DARK).length > required) return 'dark'
  return lights.filter((light) => light > LIGHT).length > required ? 'light' : undefined
}
