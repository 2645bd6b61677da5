import { mix, type Oklch, oklch } from '../../colour'
import { roleColours } from '../../draw-motif'
import type { FamilyContext } from '../../painting'
import { avoidBrown } from '../../palette'
import { bestBehind, edgeRoles, edgeShown } from '../edges'

export type Glass = { near: Oklch; middle: Oklch; far: Oklch; border: Oklch }

type Draft = readonly [near: readonly number[], middle: readonly number[], far: readonly number[]]

/** Colours of the field from the light outward. */
const DRAFTS: readonly Draft[] = [
  // emerald
  [
    [0.92, 0.1, 110],
    [0.66, 0.14, 155],
    [0.36, 0.09, 165],
  ],
  // ruby
  [
    [0.92, 0.08, 70],
    [0.6, 0.19, 22],
    [0.34, 0.13, 12],
  ],
  // sapphire
  [
    [0.9, 0.07, 210],
    [0.6, 0.14, 250],
    [0.34, 0.13, 265],
  ],
  // amber
  [
    [0.96, 0.07, 100],
    [0.81, 0.15, 78],
    [0.54, 0.14, 46],
  ],
  // turquoise
  [
    [0.94, 0.07, 130],
    [0.72, 0.11, 195],
    [0.42, 0.09, 215],
  ],
  // amethyst
  [
    [0.93, 0.07, 60],
    [0.64, 0.15, 340],
    [0.36, 0.13, 305],
  ],
  // sky at evening
  [
    [0.94, 0.1, 90],
    [0.74, 0.13, 35],
    [0.42, 0.13, 280],
  ],
]

function tone([l = 0, c = 0, h = 0]: readonly number[]): Oklch {
  return oklch(l, c, h)
}

/** The field as seen round the middle of a subject. */
export function behindOf({ middle, far }: Glass): Oklch {
  return mix(middle, far, 0.35)
}

/** The next field in turn before which the subjects are seen. */
export function glassFor({ palette, brief }: FamilyContext): Glass {
  const fields = DRAFTS.map(([near, middle, far]): Glass => {
    const outer = tone(far)
    return {
      near: tone(near),
      middle: tone(middle),
      far: outer,
      border: avoidBrown(oklch(0.68, 0.17, palette.scheme.accent)),
    }
  })
  const from = brief.occurrence % fields.length
  const [first, ...others] = [...fields.slice(from), ...fields.slice(0, from)]
  const known = brief.subjects.map((motif) => ({ motif, edges: edgeRoles(motif) }))
  const shown = (glass: Glass) =>
    Math.min(
      ...known.map(({ motif, edges }) => {
        const colours = roleColours(motif, palette, behindOf(glass), 0.08)
        return Math.min(
          edgeShown(edges, colours, behindOf(glass), 0.19),
          edgeShown(edges, colours, glass.middle, 0.17),
        )
      }),
    )
  return first ? bestBehind([first, ...others], shown, 0.85) : NONE
}

const NONE: Glass = {
  near: oklch(0.9, 0.1, 92),
  middle: oklch(0.62, 0.13, 250),
  far: oklch(0.37, 0.115, 265),
  border: oklch(0.8, 0.14, 85),
}
