/** Lightness of a picture: its range, and the shares of its dark, middle and light thirds. */
export type Values = { range: number; dark: number; middle: number; light: number }

/** @param lab three numbers a pixel, lightness first */
export function valuesOf(lab: Float32Array): Values {
  const lights = Float32Array.from({ length: lab.length / 3 }, (_, i) => lab[i * 3] ?? 0).sort()
  const at = (share: number) => lights[Math.floor((lights.length - 1) * share)] ?? 0
  const [low, high] = [at(0.01), at(0.99)]
  const [first, second] = [low + (high - low) / 3, high - (high - low) / 3]
  const upTo = (limit: number) => lights.filter((light) => light < limit).length / lights.length
  const [dark, notLight] = [upTo(first), upTo(second)]
  return { range: high - low, dark, middle: notLight - dark, light: 1 - notLight }
}

export function meanLightness(lab: Float32Array): number {
  let sum = 0
  for (let i = 0; i < lab.length; i += 3) sum += lab[i] ?? 0
  return sum / (lab.length / 3)
}
