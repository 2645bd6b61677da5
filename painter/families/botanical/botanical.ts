import { difference, mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { drawMotif, type PlacedMotif, roleColours, silhouette } from '../../draw-motif'
import { placeEmblem, squareBox } from '../../emblem'
import { type Box, ellipse, type Point, rectangle, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill } from '../../svg'
import { variant } from '../emblems'
import { inTurn } from '../in-turn'
import { branch, type Garden, headsOf, stems, wreath } from './growths'
import type { Head } from './plants'

const FORMS = ['stems', 'wreath', 'branch'] as const
type Form = (typeof FORMS)[number]

const DESCRIPTIONS: Record<Head, string> = {
  daisy: 'daisies',
  poppy: 'poppies',
  umbel: 'umbels',
  tulip: 'tulips',
  ball: 'globe flowers',
  spike: 'flower spikes',
  berries: 'berries',
  bell: 'bellflowers',
}

/** Subjects of days without emojis; none is a subject of another family. */
const SMALL_SUBJECTS = [
  'tulip',
  'rabbit',
  'sunflower',
  'bird',
  'rose',
  'snail',
  'flower',
  'bee',
  'clover',
  'butterfly',
] as const

function gardenOf(context: FamilyContext, ground: Oklch): Garden {
  const { palette, rng } = context
  const random = rng.fork('garden')
  const night = ground.l < 0.5
  const green = (hue: number, l: number) => standOff(oklch(l, 0.085, hue), ground, 0.2)
  const leaves = night
    ? [green(165, 0.58), green(195, 0.66), green(130, 0.72)]
    : [green(155, 0.45), green(190, 0.4), green(128, 0.58)]
  const white = oklch(0.96, 0.025, 88)
  const strong = oklch(palette.a.l, Math.min(palette.a.c, 0.15), palette.a.h)
  const pool = [
    strong,
    night ? white : mix(strong, white, 0.45),
    palette.b,
    oklch(0.66, 0.18, 30),
    oklch(0.72, 0.14, 355),
    oklch(0.6, 0.13, 285),
  ]
  const petals = random
    .shuffle(pool)
    .filter((petal) => difference(petal, ground) > 0.15)
    .slice(0, 3)
  return {
    heads: headsOf(context),
    tint(n) {
      const petal = petals[n % Math.max(1, petals.length)] ?? palette.a
      const leafTone = leaves[n % leaves.length] ?? palette.deep
      return {
        petal,
        heart: petal.h > 60 && petal.h < 110 ? oklch(0.5, 0.1, 45) : oklch(0.83, 0.14, 82),
        leaf: leafTone,
        stem: mix(leafTone, night ? oklch(0.8, 0.05, 140) : palette.ink, 0.25),
        dark: oklch(0.28, 0.06, 300),
      }
    },
  }
}

function subjectBox(form: Form, size: number, left: boolean, many: boolean): Box {
  if (form === 'wreath') return squareBox(size / 2, size * 0.5, size * (many ? 0.42 : 0.34))
  const side = size * (many ? 0.4 : 0.28)
  const x = form === 'branch' ? (left ? 0.72 : 0.28) : 0.5
  const y = form === 'branch' ? 0.9 : 0.93
  return {
    left: size * x - side / 2,
    right: size * x + side / 2,
    top: size * y - side,
    bottom: size * y,
  }
}

function drawGuests(
  { palette, noise, brief }: FamilyContext,
  placed: readonly PlacedMotif[],
  behind: Oklch,
): string {
  const share = brief.emojiNames.length > 0 ? 0.1 : 0.2
  return placed
    .map((motif) => {
      const colours = roleColours(motif.motif, palette, behind, share)
      // Pale motifs need an outline on pale paper.
      const lost = difference(colours.m, behind) < 0.14
      const edge = lost ? silhouette(motif, shade(palette.deep, -0.05), noise, 3.5) : ''
      return edge + drawMotif(motif, colours, noise, 2)
    })
    .join('')
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, noise, brief } = context
  const random = rng.fork('botanical')
  const form = variant(context, FORMS)
  const night = palette.key === 'night'
  const ground = night ? palette.ground : mix(palette.ground, palette.paper, 0.35)
  const garden = gardenOf(context, ground)
  const left = brief.occurrence % 2 === 0
  const centre: Point =
    form === 'wreath'
      ? [size / 2, size / 2]
      : form === 'branch'
        ? [size * (left ? 0.6 : 0.4), size * 0.42]
        : [size * random.range(0.44, 0.56), size * 0.42]
  const radius = size * (form === 'wreath' ? 0.32 : form === 'branch' ? 0.26 : 0.27)
  const warm = night ? oklch(0.83, 0.105, 72) : oklch(0.88, 0.085, palette.b.h)
  const disc = standOff(warm, ground, 0.1)
  const subjects: readonly Motif[] = brief.subjects
  const placed = placeEmblem(
    subjects,
    subjectBox(form, size, left, subjects.length > 1),
    rng.fork('place'),
  )
  const growth =
    form === 'wreath'
      ? wreath(context, garden, centre, size * 0.325)
      : form === 'branch'
        ? branch(context, garden, left)
        : stems(context, garden)
  const medallion = fill(wobble(ellipse(centre[0], centre[1], radius), noise, 4), disc)
  const inside = form === 'wreath' ? disc : ground
  const shadows =
    form === 'branch'
      ? placed
          .map(({ box, motif }) =>
            motif.mount === 'flies'
              ? ''
              : fill(
                  wobble(
                    ellipse(
                      (box.left + box.right) / 2,
                      box.bottom,
                      (box.right - box.left) * 0.55,
                      11,
                    ),
                    noise,
                    3,
                  ),
                  palette.deep,
                  { opacity: 0.3, blend: 'multiply' },
                ),
          )
          .join('')
      : ''
  return {
    defs: '',
    body:
      fill(rectangle(-20, -20, size + 40, size + 40), ground) +
      medallion +
      growth +
      shadows +
      drawGuests(context, placed, inside),
    finish: { grain: 1.1, wobble: 1.5, dropout: 0 },
    facts: {
      medium: night ? 'A gouache of flowers by night' : 'A gouache of flowers',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: [
        form === 'wreath'
          ? 'a wreath'
          : form === 'branch'
            ? 'a long branch in leaf'
            : 'tall stems and ferns',
        ...new Set(garden.heads.map((head) => DESCRIPTIONS[head])),
      ],
      timeless: true,
      setting: form === 'wreath' ? '' : 'a pale disc behind',
    },
    border: form === 'wreath' || random.chance(0.5) ? 46 : 0,
  }
}

export const botanical: Family = {
  name: 'botanical',
  plan: (occurrence, shuffled) => ({
    subjects: [inTurn(shuffled, 'guest', SMALL_SUBJECTS, occurrence) ?? 'tulip'],
  }),
  draw,
}
