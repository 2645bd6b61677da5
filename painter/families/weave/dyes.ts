import { difference, mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { type RoleColours, roleColours } from '../../draw-motif'
import type { Motif } from '../../motif'
import { isFlag } from '../../motifs/flags'
import type { FamilyContext } from '../../painting'
import { avoidBrown } from '../../palette'
import { bestBehind, edgeRoles, edgeShown, standEdges } from '../edges'

/** Least difference of a figure's yarns from the ground, in OKLab. */
export const APART = 0.3
/** Least difference of a figure's two yarns. */
const TWO_APART = 0.2

export type Dyer = Pick<FamilyContext, 'palette' | 'brief'>

export type Dyes = {
  ground: Oklch
  /** A second ground, for borders and squares. */
  other: Oklch
  tones: readonly [Oklch, Oklch, Oklch]
}

/** A yarn of the same hue, light or dark enough for its ground. */
function offGround(colour: Oklch, ground: Oklch): Oklch {
  const moved = standOff(colour, ground, APART)
  if (difference(moved, ground) >= APART) return moved
  const l = ground.l > 0.6 ? ground.l - 0.38 : ground.l + 0.38
  return avoidBrown({ ...colour, l })
}

function isMany({ extra, name }: Motif): boolean {
  return extra !== undefined || isFlag(name)
}

type Yarns = { first: Oklch; second: Oklch; dark: Oklch }

function yarnsOf(motif: Motif, { palette, brief }: Dyer, ground: Oklch): Yarns {
  const share = brief.emojiNames.length > 0 ? 0.06 : 0.15
  const { m, s, a, k } = roleColours(motif, palette, ground, share)
  const first = offGround(m, ground)
  const apart = (yarn: Oklch) =>
    Math.min(1, difference(yarn, ground) / APART, difference(yarn, first) / TWO_APART)
  // White yarn is lost on a pale ground: there the second is the accent or a shade of the first.
  const shades = [0.96, 0.86, 0.76, 0.66, 0.56, 0.46, 0.36, 0.26].map((light) =>
    avoidBrown(oklch(light, first.c * 0.8, first.h)),
  )
  const [nearest = s] = shades.toSorted((one, other) => apart(other) - apart(one))
  const second = [s, oklch(0.95, 0.02, 88), a].find((yarn) => apart(yarn) === 1) ?? nearest
  const edge = edgeRoles(motif).get('k') ?? 0
  // Dark shapes show the ground through, unless the figure would lose its limbs.
  const dark = edge > 0.06 ? offGround(k, ground) : ground
  return { first, second, dark }
}

/** The same yarn with a darker or lighter thread in it, for lines inside a figure. */
function heather(yarn: Oklch, ground: Oklch): Oklch {
  const threads = [shade(yarn, -0.1), shade(yarn, 0.1)]
  return threads.find((thread) => difference(thread, ground) >= APART - 0.03) ?? yarn
}

/** A figure in two yarns and its ground; flags and globes keep their colours. */
export function figureDyes(motif: Motif, context: Dyer, { ground }: Dyes): RoleColours {
  if (isMany(motif)) {
    const share = context.brief.emojiNames.length > 0 ? 0.08 : 0.2
    const colours = roleColours(motif, context.palette, ground, share)
    return isFlag(motif.name) ? colours : standEdges(edgeRoles(motif), colours, ground, 0.22)
  }
  const { first, second, dark } = yarnsOf(motif, context, ground)
  return {
    m: first,
    x: heather(first, ground),
    d: dark === ground ? heather(first, ground) : dark,
    s: second,
    y: heather(second, ground),
    l: second,
    a: second,
    k: dark,
  }
}

/** How well two yarns of a motif keep their own colours on a ground. */
function suits(motif: Motif, context: Dyer, ground: Oklch): number {
  const colours = roleColours(motif, context.palette, ground, 0.1)
  if (isMany(motif)) return edgeShown(edgeRoles(motif), colours, ground, 0.2)
  const { main: m, second: s } = motif
  // White trimmings on a pale ground get another yarn, dark ones on a dark ground would not.
  const clear = (colour: Oklch) =>
    colour === s && s.l > 0.8 && ground.l > 0.75
      ? 1
      : Math.min(1, difference(colour, ground) / APART)
  return 0.7 * clear(m) + 0.3 * clear(s)
}

/** The grounds of the picture's light: that in turn on which the yarns keep their colours comes
 * first. */
export function dyesFor(context: Dyer): readonly [Dyes, ...Dyes[]] {
  const { palette, brief } = context
  const dark = palette.key === 'night' ? shade(palette.ground, 0.03) : undefined
  const deep = oklch(0.32, 0.09, palette.water.h)
  const strong = avoidBrown(oklch(0.56, 0.13, palette.scheme.main))
  const pale = palette.key === 'dusk' ? oklch(0.9, 0.045, 75) : palette.ground
  const byKey: readonly [Oklch, ...Oklch[]] = dark
    ? [dark, deep, strong, pale]
    : brief.occurrence % 3 === 0
      ? [strong, pale, deep]
      : brief.occurrence % 3 === 1
        ? [pale, deep, strong]
        : [deep, pale, strong]
  const ground = bestBehind(
    byKey,
    (candidate) => Math.min(...brief.subjects.map((motif) => suits(motif, context, candidate))),
    0.88,
  )
  const others = byKey.filter((one) => one !== ground)
  return [dyesOn(context, ground), ...others.map((one) => dyesOn(context, one))]
}

function dyesOn({ palette }: Dyer, ground: Oklch): Dyes {
  const low = ground.l < 0.62
  const accent = oklch(palette.a.l, Math.min(palette.a.c, 0.15), palette.a.h)
  return {
    ground,
    other: standOff(low ? palette.deep : mix(palette.light, palette.mid, 0.3), ground, 0.14),
    tones: [
      offGround(low ? palette.light : palette.deep, ground),
      standOff(accent, ground, 0.26),
      standOff(palette.b, ground, 0.22),
    ],
  }
}
