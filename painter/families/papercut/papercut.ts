import { mix, type Oklch, shade, standOff } from '../../colour'
import { drawMotif, type PlacedMotif, roleColours } from '../../draw-motif'
import { ellipse, type Point, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill } from '../../svg'
import { isSunOrMoon } from '../../emblem'
import { emblemOf } from '../emblems'
import { coloursOf } from './colours'
import { sparkle, tabs } from './ornaments'
import { createSheets, drawSheet, FORMS, type Sheet } from './sheets'
import { placeSubjects, softShadow } from './subjects'

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
  const { inside, sheets: colours, dark } = coloursOf(context, count, swims)
  const sheets = createSheets(context, form, colours)
  const placed = placeSubjects(context, brief.subjects, form)
  const skyHero = brief.subjects.some(isSunOrMoon)
  const disc = standOff(palette.disc, inside, 0.12)
  const [subject] = placed
  const discX =
    size *
    (hills
      ? (subject?.box.left ?? 0) > size * 0.4
        ? 0.34
        : 0.66
      : 0.5 + random.range(-0.08, 0.08))
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
  const share = brief.emojiNames.length > 0 ? 0.12 : random.chance(0.3) ? 0.5 : 0.2
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
              : 'six torn sheets of paper',
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
  plan: (occurrence, shuffled) => emblemOf('papercut', occurrence, shuffled),
  draw,
}
