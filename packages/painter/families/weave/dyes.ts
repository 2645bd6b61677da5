import { difference, mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { type RoleColours, roleColours } from '../../draw-motif'
import type { Motif } from '../../motif'
import { byRole, type Role } from '../../roles'
import { isFlag } from '../../motifs/flags'
import type { FamilyContext } from '../../painting'
import { avoidBrown } from '../../palette'
import { bestBehind, edgeRoles, edgeShown, standEdges } from '../edges'

/** Least difference of a figure's yarns from the ground, in OKLab. */
export const APART = 0.3
/** Least difference of a figure's two yarns. */
const TWO_APART = 0.2

type Dyer = Pick<FamilyContext, 'palette' | 'brief'>

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

function isMany({ extra, name, parts }: Motif): boolean {
  return extra !== undefined || parts !== undefined || isFlag(name)
}

/** White wool and linen. */
const CREAM = oklch(0.95, 0.02, 88)

/** Shares of an outer edge from which a role has to stand out from the ground. */
const ON_EDGE = 0.06

/** How much of a figure's edge may be dark shapes that a dark ground hides. */
const MAX_LOST = 0.075

type Yarns = { first: Oklch; second: Oklch; fits: number }

/** The yarn of a role and its shades, the nearest to its own lightness first. */
function shadesOf(yarn: Oklch): Oklch[] {
  const lights = [0.95, 0.86, 0.76, 0.66, 0.56, 0.46, 0.36, 0.26]
  return lights
    .toSorted((one, other) => Math.abs(one - yarn.l) - Math.abs(other - yarn.l))
    .map((light) => avoidBrown(oklch(light, yarn.c * 0.8, yarn.h)))
}

/** The two yarns of a figure. The second stays lighter or darker than the first as in the motif: a
 * pale face that turned dark would be a mask. */
function yarnsOf(motif: Motif, { palette, brief }: Dyer, ground: Oklch): Yarns {
  const share = brief.emojiNames.length > 0 ? 0.06 : 0.15
  const { m, s, a } = roleColours(motif, palette, ground, share)
  const first = offGround(m, ground)
  const rise = motif.second.l - motif.main.l
  const keepsOrder = ({ l }: Oklch) => Math.abs(rise) < 0.1 || (l - first.l) * rise > 0
  const apart = (yarn: Oklch) =>
    Math.min(1, difference(yarn, ground) / APART, difference(yarn, first) / TWO_APART)
  const choices = [s, ...shadesOf(s), CREAM, a, ...shadesOf(first)]
  const ordered = choices.filter(keepsOrder)
  const best = (yarns: readonly Oklch[]) =>
    yarns.find((yarn) => apart(yarn) === 1) ??
    yarns.toSorted((one, other) => apart(other) - apart(one))[0]
  const ordinary = best(ordered)
  if (ordinary && apart(ordinary) > 0.8) return { first, second: ordinary, fits: apart(ordinary) }
  return { first, second: best(choices) ?? s, fits: 0 }
}

/** The same yarn with a darker or lighter thread in it, for lines inside a figure. */
function heather(yarn: Oklch, ground: Oklch): Oklch {
  const threads = [shade(yarn, -0.1), shade(yarn, 0.1)]
  return threads.find((thread) => difference(thread, ground) >= APART - 0.03) ?? yarn
}

/** A figure in two yarns, with white, dark and accent where the motif has them; flags and globes
 * keep their colours. */
export function figureDyes(motif: Motif, context: Dyer, { ground }: Dyes): RoleColours {
  const { palette, brief } = context
  if (isMany(motif)) {
    const share = brief.emojiNames.length > 0 ? 0.08 : 0.2
    const colours = roleColours(motif, palette, ground, share)
    return isFlag(motif.name) ? colours : standEdges(edgeRoles(motif), colours, ground, 0.22)
  }
  const { first, second } = yarnsOf(motif, context, ground)
  const { a, d, k } = roleColours(motif, palette, ground, 0.1)
  const edges = edgeRoles(motif)
  const isOnEdge = (role: Role) => (edges.get(role) ?? 0) > ON_EDGE
  /** The first yarn that shows beside the two, and on the ground where it is at the edge. */
  const yarnFor = (role: Role, yarns: readonly Oklch[], last: Oklch) =>
    yarns.find(
      (yarn) =>
        difference(yarn, first) >= 0.12 &&
        difference(yarn, second) >= 0.12 &&
        (!isOnEdge(role) || difference(yarn, ground) >= APART - 0.08),
    ) ?? last
  const isInkOnEdge = (edges.get('k') ?? 0) > MAX_LOST
  const ink = isInkOnEdge ? offGround(k, ground) : k
  return byRole(motif, () => ({
    m: first,
    x: heather(first, ground),
    d: yarnFor('d', [d, ...shadesOf(d), CREAM], heather(first, ground)),
    s: second,
    y: heather(second, ground),
    l: isOnEdge('l') && difference(CREAM, ground) < APART - 0.08 ? second : CREAM,
    a: yarnFor('a', [a, ...shadesOf(a)], second),
    // On a dark ground dark shapes show the ground through.
    k: difference(ink, ground) < 0.16 ? ground : ink,
  }))
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
  const { fits } = yarnsOf(motif, context, ground)
  return (0.7 * clear(m) + 0.3 * clear(s)) * (fits > 0 ? 1 : 0.6)
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
