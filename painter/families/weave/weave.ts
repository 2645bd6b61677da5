import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { type RoleColours, roleColours } from '../../draw-motif'
import { rectangle } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill, fillPath, num } from '../../svg'
import { emblemOf, variant } from '../emblems'
import { band, frame, lozenge } from './borders'
import { type Cloth, createCloth, STITCHES, weaveMotifs } from './cloth'

const LAYOUTS = ['sampler', 'rug', 'quilt', 'frieze'] as const
const YARNS = ['knit', 'cross', 'rug'] as const

const DESCRIPTIONS = {
  sampler: 'bands of pattern above and below',
  rug: 'a border of lozenges',
  quilt: 'nine squares, five of them with it',
  frieze: 'six of it in two rows',
} as const

type Yarn = (typeof YARNS)[number]

/** Path text of one stitch. */
function stitch(yarn: Yarn, x: number, y: number, s: number): string {
  const at = (px: number, py: number) => `${num(x + px * s)} ${num(y + py * s)}`
  if (yarn === 'cross') {
    return (
      `M${at(0.04, 0.2)}L${at(0.2, 0.04)}L${at(0.96, 0.8)}L${at(0.8, 0.96)}Z` +
      `M${at(0.8, 0.04)}L${at(0.96, 0.2)}L${at(0.2, 0.96)}L${at(0.04, 0.8)}Z`
    )
  }
  if (yarn === 'rug')
    return `M${at(0.1, 0.06)}L${at(0.9, 0.06)}L${at(0.98, 0.5)}L${at(0.9, 0.94)}L${at(0.1, 0.94)}L${at(0.02, 0.5)}Z`
  return (
    `M${at(0.02, -0.12)}L${at(0.3, -0.06)}L${at(0.5, 0.52)}L${at(0.48, 0.98)}L${at(0.14, 0.62)}Z` +
    `M${at(0.98, -0.12)}L${at(0.7, -0.06)}L${at(0.5, 0.52)}L${at(0.52, 0.98)}L${at(0.86, 0.62)}Z`
  )
}

/** The cloth as one path per colour; each stitch has one of three shades. */
function woven({ size, rng }: FamilyContext, cloth: Cloth, yarn: Yarn): string {
  const random = rng.fork('yarn')
  const s = size / STITCHES
  const paths = new Map<Oklch, [string[], string[], string[]]>()
  for (let y = 0; y < STITCHES; y++) {
    for (let x = 0; x < STITCHES; x++) {
      const colour = cloth.get(x, y)
      const shades = paths.get(colour) ?? [[], [], []]
      paths.set(colour, shades)
      shades[
        random.weighted([
          [0, 3],
          [1, 5],
          [2, 3],
        ] as const)
      ].push(stitch(yarn, x * s, y * s, s))
    }
  }
  return [...paths]
    .flatMap(([colour, shades]) =>
      shades.map((path, i) => fillPath(path.join(''), shade(colour, (i - 1) * 0.028))),
    )
    .join('')
}

type Dyes = { ground: Oklch; other: Oklch; tones: readonly [Oklch, Oklch, Oklch] }

function dyesOf({ palette, brief }: FamilyContext): Dyes {
  const [subject] = brief.subjects
  // Pale subjects need a dark ground.
  const night = palette.key === 'night' || (subject?.main.l ?? 0) > 0.88
  const dark =
    palette.key === 'night' ? shade(palette.ground, 0.04) : oklch(0.36, 0.085, palette.water.h)
  const ground = night ? dark : palette.key === 'dusk' ? oklch(0.9, 0.035, 75) : palette.ground
  const strong = oklch(palette.a.l, Math.min(palette.a.c, 0.15), palette.a.h)
  return {
    ground,
    other: standOff(night ? palette.deep : mix(palette.light, palette.mid, 0.3), ground, 0.12),
    tones: [
      standOff(night ? palette.mid : palette.deep, ground, 0.28),
      standOff(strong, ground, 0.22),
      standOff(palette.b, ground, 0.16),
    ],
  }
}

function sampler(
  cloth: Cloth,
  subjects: readonly Motif[],
  { tones }: Dyes,
  work: Work,
  { rng }: FamilyContext,
): void {
  const random = rng.fork('bands')
  const [upper, lower] = [random.fork('1'), random.fork('2')]
  for (const top of [2, STITCHES - 12]) {
    const high = band(cloth, top, 0, STITCHES, upper.fork('x'), tones)
    band(cloth, top + high + 1, 0, STITCHES, lower.fork('x'), [tones[1], tones[0], tones[2]])
  }
  work(subjects, 15, 14, 42)
}

type Work = (subjects: readonly Motif[], left: number, top: number, side: number) => void

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, brief } = context
  const layout =
    brief.subjects.length > 1
      ? brief.occurrence % 2
        ? 'rug'
        : 'sampler'
      : variant(context, LAYOUTS)
  const yarn = variant(context, YARNS)
  const dyes = dyesOf(context)
  const cloth = createCloth(dyes.ground)
  const share = brief.emojiNames.length > 0 ? 0.08 : 0.2
  // Colours are computed once per motif: each is one path, however often the motif repeats.
  const made = new Map<Motif, RoleColours>()
  const coloursFor = (motif: Motif): RoleColours => {
    const known = made.get(motif)
    if (known) return known
    const colours = roleColours(motif, palette, dyes.ground, share)
    const apart = standOff(colours.m, dyes.ground, 0.26)
    // Shadows between stitches darken the cloth, so dark motifs on a dark ground are lightened.
    const dim = dyes.ground.l < 0.42 && apart.l < 0.64
    const m = dim ? shade(apart, 0.64 - apart.l) : apart
    const fresh = {
      ...colours,
      m,
      s: standOff(colours.s, dyes.ground, 0.14),
      ...(motif.extra?.x ? {} : { x: shade(m, -0.09) }),
    }
    made.set(motif, fresh)
    return fresh
  }
  const work: Work = (worked, left, top, side) =>
    weaveMotifs(
      cloth,
      worked,
      [left, top],
      side,
      ({ motif }) => coloursFor(motif),
      rng.fork('work'),
    )
  const { subjects } = brief
  if (layout === 'sampler') sampler(cloth, subjects, dyes, work, context)
  else if (layout === 'rug') {
    cloth.fill(0, 0, STITCHES, STITCHES, dyes.other)
    cloth.fill(11, 11, STITCHES - 22, STITCHES - 22, dyes.ground)
    frame(cloth, 3, dyes.tones)
    work(subjects, 15, 15, 42)
  } else if (layout === 'quilt') {
    for (let i = 0; i < 9; i++) {
      const [left, top] = [(i % 3) * 24, Math.floor(i / 3) * 24]
      if (i % 2 === 0) work(subjects, left + 2, top + 2, 20)
      else {
        cloth.fill(left, top, 24, 24, dyes.other)
        lozenge(cloth, left + 2, top + 2, 20, [dyes.tones[0], dyes.ground, dyes.tones[1]])
      }
    }
  } else {
    const random = rng.fork('bands')
    for (const top of [2, 33, 64]) band(cloth, top, 0, STITCHES, random.fork('x'), dyes.tones)
    for (let i = 0; i < 6; i++) work(subjects, 2 + (i % 3) * 24, i < 3 ? 10 : 42, 20)
  }
  const dark = dyes.ground.l < 0.5 ? shade(dyes.ground, -0.08) : shade(dyes.ground, -0.16)
  return {
    defs: '',
    body: fill(rectangle(-20, -20, size + 40, size + 40), dark) + woven(context, cloth, yarn),
    finish: { grain: 0.9, wobble: 1.2, dropout: 0 },
    facts: {
      medium:
        yarn === 'knit'
          ? 'A knitted blanket'
          : yarn === 'cross'
            ? 'A cloth in cross stitch'
            : 'A woven rug',
      subjects: subjects.map(({ name }) => ({ name, count: 1 })),
      details: [DESCRIPTIONS[layout]],
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const weave: Family = {
  name: 'weave',
  plan: (occurrence, shuffled) => emblemOf('weave', occurrence, shuffled),
  draw,
}
