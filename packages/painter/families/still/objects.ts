import type { Point } from '../../geometry'
import type { Motif } from '../../motif'
import { motifNamed } from '../../motifs/all'
import type { FamilyContext } from '../../painting'

export const FRUITS = ['lemon', 'pear', 'orange', 'apple', 'bread'] as const
export const TALL = ['jug', 'vase', 'bottle', 'candle', 'vase', 'wine'] as const
export const SECOND = ['cup', 'bowl', 'teapot'] as const
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

export type Thing = { motif: Motif; at: Point; high: number; wide: number; bouquet?: boolean }
export type StillObjects = {
  tall: Motif
  second?: Motif
  row: Motif[]
  sky?: Motif
  others: Motif[]
  inVase?: Motif
}

/** Sorts the subjects by position: fruit in front, vessels behind, flowers in the vase, sky motifs
 * in the window, all others on the table. */
export function chooseObjects({ brief, rng }: FamilyContext): StillObjects {
  const random = rng.fork('cast')
  const food = brief.subjects.filter(({ kind }) => kind === 'food')
  const vessels = brief.subjects.filter(
    ({ kind, name }) => kind === 'vessel' || name === 'candle' || name === 'book',
  )
  const sky = brief.subjects.find(({ kind, mount }) => kind === 'sky' && mount === 'flies')
  const flower = brief.subjects.find(({ name }) => CUT_FLOWERS.includes(name))
  const others = brief.subjects.filter(
    (motif) => ![...food, ...vessels, sky, flower].includes(motif),
  )
  const isTall = ({ name }: Motif) => TALL.some((tall) => tall === name)
  const tall = flower
    ? motifNamed('vase')
    : (vessels.find(isTall) ??
      motifNamed(random.pick(others.length > 0 ? ['vase', 'bottle', 'candle'] : TALL)))
  const second = vessels.find((motif) => motif !== tall)
  const more = vessels.filter((motif) => motif !== tall && motif !== second)
  const fruit = food[0] ?? motifNamed(random.pick(['lemon', 'pear', 'orange', 'apple']))
  const wanted = food.length > 1 ? 1 : others.length > 0 ? 2 : random.int(2, 3)
  const row = [
    ...Array.from({ length: wanted }, () => fruit),
    ...food.slice(1).flatMap((motif) => [motif, motif]),
  ].slice(0, 5)
  return {
    tall,
    ...(second ? { second } : {}),
    row,
    ...(sky ? { sky } : {}),
    others: [...others, ...more],
    ...(flower ? { inVase: flower } : {}),
  }
}

/** Whether one of the objects is white: a cup, a candle, an egg. */
export function hasWhite({ tall, second, row, others }: StillObjects): boolean {
  return [tall, ...(second ? [second] : []), ...row, ...others].some(
    ({ main }) => main.l > 0.86 && main.c < 0.06,
  )
}

/** Heights of fruit as they lie, against the picture's; other food is as large as an apple. */
const HIGH: Partial<Record<string, number>> = {
  cherry: 0.145,
  strawberry: 0.12,
  lemon: 0.15,
  orange: 0.18,
  pear: 0.215,
  bread: 0.17,
}
const APPLE = 0.19

/** A triangular layout: the tall object off centre, a second one overlapping it, fruit in a row. */
export function arrange(
  { size, rng, brief }: FamilyContext,
  objects: StillObjects,
  /** y of the table's far edge. */
  edge: number,
): { things: Thing[]; tallX: number } {
  const random = rng.fork('arrange')
  const left = brief.occurrence % 2 === 0
  const side = (share: number) => size * (left ? share : 1 - share)
  const tallX = side(0.36)
  const foot = edge + size * 0.13
  const things: Thing[] = []
  const bouquet = objects.tall.name === 'vase' && !objects.inVase
  const tallHigh =
    size *
    (objects.tall.name === 'candle'
      ? 0.34
      : objects.tall.name === 'vase'
        ? 0.33
        : objects.tall.name === 'wine'
          ? 0.36
          : 0.43)
  things.push({
    motif: objects.tall,
    at: [tallX, foot],
    high: tallHigh,
    wide: size * 0.34,
    bouquet,
  })
  const [large, ...others] = objects.others
  // A second guest stands beside the large one.
  const isFull = others.length > 1
  if (large)
    things.push({
      motif: large,
      at: [side(isFull ? 0.61 : 0.67), foot + size * 0.06],
      high: size * (isFull ? 0.3 : 0.36),
      wide: size * (isFull ? 0.3 : 0.4),
    })
  if (objects.second) {
    const share = large ? 0.17 : 0.63
    const cupLike = objects.second.name === 'cup'
    things.push({
      motif: objects.second,
      at: [side(share), edge + size * 0.1],
      high: size * (cupLike ? 0.215 : 0.25),
      wide: size * (large ? 0.22 : 0.34),
    })
  }
  others.forEach((motif, i) =>
    things.push({
      motif,
      at: [side(i === 0 ? 0.16 : 0.88), foot + size * 0.12],
      high: size * 0.2,
      wide: size * (isFull ? 0.17 : 0.22),
    }),
  )
  // No fruit hides the dish of a candle.
  const isLow = objects.tall.name === 'candle'
  const spots: readonly (readonly [number, number])[] = [
    [isLow ? 0.59 : 0.55, 0.265],
    [isLow ? 0.41 : 0.33, 0.315],
    [isLow ? 0.84 : 0.8, 0.245],
    [0.16, 0.25],
    [0.9, 0.31],
  ]
  objects.row.forEach((motif, i) => {
    const [x, deep] = spots[i] ?? [0.5, 0.3]
    const y = large ? Math.max(deep, 0.325) : deep
    const height = HIGH[motif.name] ?? APPLE
    const big = size * (large ? 0.76 : 1) * height * random.range(0.84, 1.08)
    things.push({
      motif,
      at: [side(x + random.range(-0.01, 0.01)), edge + size * (y + random.range(-0.012, 0.012))],
      high: big,
      wide: big * 1.12,
    })
  })
  return { things: things.sort((a, b) => a.at[1] - b.at[1]), tallX }
}
