import { clamp, mix, type Oklch, oklch, shade } from '../../colour'
import { lens, type Point } from '../../geometry'
import { octaves } from '../../noise'
import type { FamilyContext, Place } from '../../painting'
import { fill, fillAll, verticalGradient } from '../../svg'

function smoothstep(share: number): number {
  const t = clamp(share, 0, 1)
  return t * t * (3 - 2 * t)
}

export type Profile = 'hills' | 'peaks' | 'dunes' | 'mesa' | 'rough'
type Ridge = { edge: Point[]; heightAt: (x: number) => number }

/** The skyline of one layer of land. @param row offset of the layer in the noise field */
export function ridge(
  { size, noise }: FamilyContext,
  base: number,
  rise: number,
  profile: Profile,
  row: number,
): Ridge {
  const layered = octaves(noise, 4)
  const at = (x: number): number => {
    const u = x / size
    if (profile === 'peaks')
      return base - rise * (1.25 - 1.9 * Math.abs(layered(u * 2.1 + row * 9, row * 5.7)))
    if (profile === 'dunes') {
      const phase = u * 1.5 + row * 0.37 + 0.12 * noise(u * 2, row * 3)
      const t = phase - Math.floor(phase)
      const skew = t < 0.68 ? t / 0.68 : (1 - t) / 0.32
      return base - rise * smoothstep(skew) - rise * 0.3 * noise(u * 1.7, row * 11)
    }
    if (profile === 'mesa') {
      const steps = layered(u * 2.6 + row * 5, row * 8)
      // A cliff with round shoulders on a slope of rubble; straight edges look like a mistake.
      const cliff = smoothstep((steps - 0.02) / 0.22)
      const rubble = smoothstep((steps + 0.18) / 0.3)
      const rough = 0.05 * noise(u * 20, row) + 0.04 * noise(u * 47, row + 3)
      return base - rise * (0.62 * cliff + 0.38 * rubble + rough)
    }
    if (profile === 'rough') return base - rise * (0.5 + 0.6 * layered(u * 5 + row * 4, row * 2.3))
    return (
      base - rise * (0.5 + 0.75 * noise(u * 1.9 + row * 6.1, row * 4.3) + 0.12 * noise(u * 8, row))
    )
  }
  const edge: Point[] = []
  for (let x = -24; x <= size + 24; x += 8) edge.push([x, at(x)])
  return { edge, heightAt: at }
}

type LayerOptions = { id: string; colour: Oklch; mist?: Oklch; bottom?: number; strokes?: number }

/** A layer of land: its body fading into mist, and dry-brush marks along its skyline. */
export function layer(
  context: FamilyContext,
  { edge, heightAt }: Ridge,
  { id, colour, mist, bottom, strokes = 26 }: LayerOptions,
): { defs: string; body: string } {
  const { size, rng } = context
  const random = rng.fork(`layer:${id}`)
  const foot = bottom ?? size + 24
  const peak = Math.min(...edge.map(([, y]) => y))
  const defs = verticalGradient(id, peak, Math.min(foot, peak + 280), [
    { at: 0, colour },
    { at: 1, colour: mist ?? shade(colour, -0.03) },
  ])
  const body = fill([...edge, [size + 24, foot], [-24, foot]], `url(#${id})`)
  const marks = (tone: Oklch, count: number) =>
    fillAll(
      Array.from({ length: count }, () => {
        const x = random.range(-20, size)
        const run = random.range(40, 130)
        const down = random.range(5, 46)
        const from: Point = [x, heightAt(x) + down]
        const to: Point = [x + run, heightAt(x + run) + down + random.range(-4, 10)]
        const mark = lens(from, to, random.range(3, 9), random.range(-5, 5))
        // One from the top of a cliff to its foot would be a line across the sky.
        const isSteep = Math.abs(heightAt(x + run / 2) - (from[1] + to[1]) / 2 + down) > 34
        return isSteep || Math.abs(to[1] - from[1]) > run * 0.75 ? [] : mark
      }).filter((mark) => mark.length > 0),
      tone,
      { opacity: 0.5 },
    )
  return {
    defs,
    body:
      body +
      marks(shade(colour, 0.05), strokes) +
      marks(shade(colour, -0.05), Math.ceil(strokes * 0.6)),
  }
}

const NEAR_HUES: Record<Place, number> = {
  sea: 70,
  lake: 150,
  mountain: 165,
  desert: 48,
  forest: 158,
  city: 268,
  meadow: 135,
}

/** Land colour from far (t = 0, close to the horizon's colour) to near (t = 1). */
export function landRamp(
  { palette, rng, brief }: FamilyContext,
  place: Place,
): (t: number) => Oklch {
  const random = rng.fork('land')
  const { key, sky, scheme } = palette
  const wanted = random.chance(0.45) ? scheme.main : NEAR_HUES[place]
  const isDirty = (wanted > 40 && wanted < 120 && place !== 'desert') || wanted > 280
  const nearHue = isDirty ? NEAR_HUES[place] : wanted
  const farHue = random.pick([
    275,
    300,
    255,
    scheme.second > 180 && scheme.second < 330 ? scheme.second : 285,
  ])
  const far =
    key === 'night'
      ? oklch(place === 'desert' ? 0.42 : 0.36, 0.075, farHue)
      : key === 'dusk'
        ? oklch(0.62, 0.1, farHue)
        : oklch(0.74, 0.075, farHue)
  const near =
    place === 'desert'
      ? key === 'night'
        ? oklch(0.57, 0.08, 38)
        : key === 'dusk'
          ? oklch(0.48, 0.13, 28)
          : oklch(0.66, 0.13, 50)
      : key === 'night'
        ? oklch(0.17, 0.05, nearHue)
        : key === 'dusk'
          ? oklch(0.3, 0.075, nearHue)
          : oklch(0.47, 0.105, nearHue)
  const middle =
    place === 'desert'
      ? key === 'night'
        ? oklch(0.65, 0.075, 48)
        : key === 'dusk'
          ? oklch(0.66, 0.14, 35)
          : oklch(0.8, 0.1, 62)
      : key === 'night'
        ? oklch(0.27, 0.065, nearHue)
        : key === 'dusk'
          ? oklch(0.47, 0.09, nearHue > 110 && nearHue < 180 ? nearHue + 40 : nearHue)
          : oklch(0.68, 0.115, nearHue - (nearHue > 100 && nearHue < 180 ? 14 : 0))
  const snow = oklch(key === 'night' ? 0.55 : 0.96, 0.02, 240)
  return function at(t) {
    const hazed = mix(far, sky[2], 0.42 * (1 - t) ** 2)
    const base = t < 0.5 ? mix(hazed, middle, t * 2) : mix(middle, near, (t - 0.5) * 2)
    return brief.weather === 'snow'
      ? mix(base, snow, 0.62)
      : brief.weather === 'mist'
        ? mix(base, sky[2], 0.45 * (1 - t))
        : base
  }
}
