import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { drawMotif, fit, type PlacedMotif, roleColours, silhouette, stand } from '../../draw-motif'
import { ellipse, lens, type Point, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { ramp } from '../../palette'
import { fill, fillAll, group } from '../../svg'
import { createSheets, drawSheet, type Form, FORMS, type Sheet } from './sheets'

const HEROES = [
  'owl',
  'fox',
  'bear',
  'rabbit',
  'cat',
  'bird',
  'butterfly',
  'fish',
  'turtle',
  'elephant',
  'penguin',
  'tulip',
  'sunflower',
  'dancer',
  'snail',
  'frog',
  'rocket',
  'leaf',
  'octopus',
  'dog',
] as const

type Scheme = { inside: Oklch; sheets: Oklch[]; dark: boolean }

/** Either night within and light paper without, or a lit heart in dark paper. */
function coloursOf({ palette, brief }: FamilyContext, count: number): Scheme {
  const dark = palette.key === 'night' || (palette.key === 'dusk' && brief.occurrence % 2 === 0)
  const hue = palette.scheme
  if (dark) {
    const inside =
      palette.key === 'night' ? oklch(0.22, 0.06, palette.sky[0].h) : oklch(0.25, 0.085, 355)
    const outer = mix(palette.paper, palette.light, 0.12)
    const near = palette.key === 'night' ? oklch(0.74, 0.09, hue.main) : oklch(0.8, 0.1, 45)
    return { inside, sheets: [...ramp(shade(inside, 0.07), near, count - 1), outer], dark }
  }
  const inside = mix(palette.ground, palette.b, 0.35)
  const main = hue.main > 45 && hue.main < 125 ? hue.second : hue.main
  const deep = oklch(0.4, 0.105, main)
  const middle = oklch(0.66, 0.115, main)
  const pale = mix(inside, oklch(0.84, 0.085, main), 0.75)
  const half = Math.ceil(count / 2)
  return {
    inside,
    sheets: [...ramp(pale, middle, half), ...ramp(middle, deep, count - half + 1).slice(1)],
    dark,
  }
}

function softShadow(placed: PlacedMotif, context: FamilyContext, tone: Oklch): string {
  const moved: PlacedMotif = {
    ...placed,
    shapes: placed.shapes.map((shape) => ({
      ...shape,
      points: shape.points.map(([x, y]): Point => [x + 8, y + 11]),
    })),
  }
  return group(
    [10, 5, 0]
      .map((grow) => group(silhouette(moved, tone, context.noise, grow), { opacity: 0.22 }))
      .join(''),
    { blend: 'multiply' },
  )
}

/** Leaves cut from a sheet's own paper, growing from its edge into the hole. */
function tabs({ rng, size }: FamilyContext, sheet: Sheet, row: number): string {
  const random = rng.fork(`tabs:${row}`)
  const centre: Point = [size / 2, size / 2]
  return Array.from({ length: random.int(2, 4) }, () => {
    const at = sheet.edge[random.int(0, sheet.edge.length - 1)] ?? centre
    const inward =
      sheet.kind === 'hole' ? Math.atan2(centre[1] - at[1], centre[0] - at[0]) : -Math.PI / 2
    const main = inward + random.range(-0.7, 0.7)
    const long = size * random.range(0.06, 0.085)
    const leaf = (turn: number, share: number) => {
      const angle = main + turn
      return lens(
        at,
        [at[0] + Math.cos(angle) * long * share, at[1] + Math.sin(angle) * long * share],
        long * 0.36 * share,
        0,
      )
    }
    const leaves = [leaf(-0.75, 0.72), leaf(0.75, 0.72), leaf(0, 1)]
    const shifted = leaves.map((points) => points.map(([x, y]): Point => [x + 5, y + 7]))
    return (
      fillAll(shifted, shade(sheet.colour, -0.25), { opacity: 0.28, blend: 'multiply' }) +
      fillAll(leaves, shade(sheet.colour, 0.03))
    )
  }).join('')
}

function sparkle({ rng, size, palette }: FamilyContext): string {
  const random = rng.fork('sparkle')
  const dots = Array.from({ length: 60 }, () => {
    const [angle, far] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * size * 0.36]
    return ellipse(
      size / 2 + Math.cos(angle) * far,
      size * 0.44 + Math.sin(angle) * far,
      random.range(1.4, 3.6),
      undefined,
      0,
      8,
    )
  })
  return fillAll(dots, mix(palette.disc, palette.paper, 0.5), { opacity: 0.85 })
}

function placeSubjects(
  { size, rng }: FamilyContext,
  subjects: readonly Motif[],
  form: Form,
): PlacedMotif[] {
  const random = rng.fork('subjects')
  const hills = form === 'hills' || form === 'waves'
  const floor = size * (hills ? 0.74 : form === 'arch' ? 0.79 : 0.7)
  const [hero, second, third] = subjects
  const flip = random.chance(0.5)
  const out: PlacedMotif[] = []
  const side = (share: number) => size * (flip ? 1 - share : share)
  const alone = !second
  if (hero) {
    const x = alone ? size * (hills ? (flip ? 0.42 : 0.58) : 0.5) : side(0.42)
    const high = size * (alone ? 0.42 : 0.36)
    out.push(
      hero.mount === 'flies'
        ? fit(hero, x, size * 0.5, high, { flip })
        : stand(hero, x, floor, high, size * 0.46, { flip }),
    )
  }
  if (second) {
    const sky = second.mount === 'flies'
    const room = size * 0.2
    out.push(
      sky
        ? fit(second, side(0.66), size * 0.32, room, { flip })
        : stand(second, side(0.68), floor + size * 0.035, room, size * 0.22, { flip }),
    )
  }
  if (third) {
    const sky = third.mount === 'flies'
    const room = size * 0.15
    const at: Point =
      second?.mount === 'flies' ? [side(0.3), size * 0.34] : [side(0.64), size * 0.32]
    out.push(
      sky
        ? fit(third, at[0], at[1], room, { flip })
        : stand(
            third,
            side(second?.mount === 'flies' ? 0.66 : 0.26),
            floor + size * 0.04,
            room,
            size * 0.18,
            { flip },
          ),
    )
  }
  return out
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, noise, brief } = context
  const random = rng.fork('papercut')
  const swims = brief.subjects[0]?.mount === 'floats'
  const form = swims
    ? brief.occurrence % 2 === 0
      ? 'waves'
      : 'cave'
    : (FORMS[brief.occurrence % FORMS.length] ?? 'cave')
  const hills = form === 'hills' || form === 'waves'
  const count = hills ? 5 : 6
  const { inside, sheets: colours, dark } = coloursOf(context, count)
  const sheets = createSheets(context, form, colours)
  const placed = placeSubjects(context, brief.subjects, form)
  const skyHero = brief.subjects.some(({ name }) => name === 'sun' || name === 'moon')
  const disc = standOff(palette.disc, inside, 0.12)
  const [hero] = placed
  const discX =
    size *
    (hills ? ((hero?.box.left ?? 0) > size * 0.4 ? 0.34 : 0.66) : 0.5 + random.range(-0.08, 0.08))
  const light = skyHero
    ? ''
    : fill(
        wobble(ellipse(discX, size * (hills ? 0.3 : 0.42), size * (hills ? 0.12 : 0.17)), noise, 2),
        disc,
      )
  const backdrop = fill(
    [
      [-20, -20],
      [size + 20, -20],
      [size + 20, size + 20],
      [-20, size + 20],
    ],
    inside,
  )
  const share = brief.wishes.length > 0 ? 0.12 : random.chance(0.3) ? 0.5 : 0.2
  const ground = (motif: PlacedMotif) =>
    hills && motif.box.bottom > size * 0.6 ? mix(inside, colours[0] ?? inside, 0.5) : inside
  const people = placed
    .map(
      (motif) =>
        softShadow(motif, context, shade(inside, -0.2)) +
        drawMotif(motif, roleColours(motif.motif, palette, ground(motif), share), noise, 1.2),
    )
    .join('')
  const floor: Sheet | undefined = hills
    ? undefined
    : {
        edge:
          createSheets(context, 'hills', [inside])[0]?.edge.map(([x, y]): Point => [
            x,
            y + size * (form === 'arch' ? 0.2 : 0.11),
          ]) ?? [],
        kind: 'hill',
        colour: mix(inside, colours[0] ?? inside, 0.75),
      }
  const standing = floor ? drawSheet(context, floor, inside, dark) : ''
  const cut = hills
    ? drawSheet(context, sheets[0] ?? sheetOf(inside), inside, dark) +
      drawSheet(context, sheets[1] ?? sheetOf(inside), inside, dark) +
      people +
      sheets
        .slice(2)
        .map(
          (sheet, i) =>
            drawSheet(context, sheet, inside, dark) + (i === 1 ? tabs(context, sheet, i) : ''),
        )
        .join('')
    : standing +
      people +
      sheets
        .map(
          (sheet, i) =>
            drawSheet(context, sheet, inside, dark) + (i > 0 ? tabs(context, sheet, i) : ''),
        )
        .join('')
  return {
    defs: '',
    body: backdrop + (dark ? sparkle(context) : '') + light + cut,
    finish: { grain: 1.15, wobble: 0.7, dropout: 0 },
    facts: {
      medium: 'A paper cut',
      subjects: brief.subjects.map(({ name }) => ({ name, count: 1 })),
      details: [
        form === 'waves'
          ? 'waves of paper'
          : form === 'hills'
            ? 'hills of paper'
            : form === 'arch'
              ? 'arches of paper'
              : `${count} sheets of paper with a hole`,
      ],
      setting: skyHero ? '' : palette.key === 'night' ? 'a pale moon' : 'a paper sun',
    },
    border: 0,
  }
}

function sheetOf(colour: Oklch): Sheet {
  return { edge: [], kind: 'hill', colour }
}

export const papercut: Family = {
  name: 'papercut',
  plan(occurrence, shuffled) {
    const round = Math.floor(occurrence / HEROES.length)
    return {
      subjects: shuffled('hero', HEROES, round).slice(
        occurrence % HEROES.length,
        (occurrence % HEROES.length) + 1,
      ),
    }
  },
  draw,
}
