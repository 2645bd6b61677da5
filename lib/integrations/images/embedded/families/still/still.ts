import { mix, type Oklch, oklch, shade } from '../../colour'
import { drawMotif, type PlacedMotif, type RoleColours, roleColours, stand } from '../../draw-motif'
import { ellipse, type Point, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import { motifNamed } from '../../motifs/all'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { fill, radialGradient } from '../../svg'
import { drawBouquet } from './bouquet'
import { createRoom, drawTable, drawWall, type Room } from './room'

const FRUITS = [
  'lemon',
  'pear',
  'orange',
  'apple',
  'cherry',
  'strawberry',
  'grapes',
  'melon',
  'bread',
  'cheese',
] as const
const TALL = ['jug', 'vase', 'bottle', 'candle', 'vase', 'wine'] as const
const SECOND = ['cup', 'bowl', 'teapot', 'book'] as const
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

type Thing = { motif: Motif; at: Point; high: number; wide: number; bouquet?: boolean }
type Cast = {
  tall: Motif
  second?: Motif
  row: Motif[]
  sky?: Motif
  guests: Motif[]
  inVase?: Motif
}

/** Every subject gets its place: fruit in front, vessels behind, flowers in the vase, skies in the
 * window; whatever else there is stands on the table. */
function castOf({ brief, rng }: FamilyContext): Cast {
  const random = rng.fork('cast')
  const food = brief.subjects.filter(({ kind }) => kind === 'food')
  const vessels = brief.subjects.filter(
    ({ kind, name }) => kind === 'vessel' || name === 'candle' || name === 'book',
  )
  const sky = brief.subjects.find(({ kind, mount }) => kind === 'sky' && mount === 'flies')
  const flower = brief.subjects.find(({ name }) => CUT_FLOWERS.includes(name))
  const guests = brief.subjects.filter(
    (motif) => ![...food, ...vessels, sky, flower].includes(motif),
  )
  const isTall = ({ name }: Motif) => TALL.some((tall) => tall === name)
  const tall = flower
    ? motifNamed('vase')
    : (vessels.find(isTall) ??
      motifNamed(random.pick(guests.length > 0 ? ['vase', 'bottle', 'candle'] : TALL)))
  const second = vessels.find((motif) => motif !== tall)
  const more = vessels.filter((motif) => motif !== tall && motif !== second)
  const fruit = food[0] ?? motifNamed(random.pick(['lemon', 'pear', 'orange', 'apple']))
  const wanted = food.length > 1 ? 1 : guests.length > 0 ? 2 : random.int(2, 3)
  const row = [
    ...Array.from({ length: wanted }, () => fruit),
    ...food.slice(1).flatMap((motif) => [motif, motif]),
  ].slice(0, 5)
  return {
    tall,
    ...(second ? { second } : {}),
    row,
    ...(sky ? { sky } : {}),
    guests: [...guests, ...more],
    ...(flower ? { inVase: flower } : {}),
  }
}

function arrange(
  { size, rng, brief }: FamilyContext,
  cast: Cast,
  room: Room,
): { things: Thing[]; tallX: number } {
  const random = rng.fork('arrange')
  const left = brief.occurrence % 2 === 0
  const side = (share: number) => size * (left ? share : 1 - share)
  const tallX = side(0.36)
  const foot = room.edge + size * 0.13
  const things: Thing[] = []
  const bouquet = cast.tall.name === 'vase' && !cast.inVase
  const tallHigh =
    size *
    (cast.tall.name === 'candle'
      ? 0.34
      : cast.tall.name === 'vase'
        ? 0.33
        : cast.tall.name === 'wine'
          ? 0.36
          : 0.43)
  things.push({ motif: cast.tall, at: [tallX, foot], high: tallHigh, wide: size * 0.34, bouquet })
  const [guest, ...others] = cast.guests
  if (guest)
    things.push({
      motif: guest,
      at: [side(0.67), foot + size * 0.075],
      high: size * 0.36,
      wide: size * 0.4,
    })
  if (cast.second) {
    const share = guest ? 0.17 : 0.63
    const cupLike = cast.second.name === 'cup' || cast.second.name === 'book'
    things.push({
      motif: cast.second,
      at: [side(share), foot + size * 0.04],
      high: size * (cupLike ? 0.215 : 0.25),
      wide: size * (guest ? 0.22 : 0.34),
    })
  }
  others.forEach((motif, i) =>
    things.push({
      motif,
      at: [side(i === 0 ? 0.16 : 0.88), foot + size * 0.12],
      high: size * 0.2,
      wide: size * 0.22,
    }),
  )
  const spots: readonly (readonly [number, number])[] = [
    [0.53, 0.265],
    [0.35, 0.315],
    [0.78, 0.245],
    [0.16, 0.25],
    [0.9, 0.31],
  ]
  cast.row.forEach((motif, i) => {
    const [x, y] = spots[i] ?? [0.5, 0.3]
    const big = size * (guest ? 0.145 : 0.19) * random.range(0.94, 1.06)
    things.push({
      motif,
      at: [
        side(x + random.range(-0.02, 0.02)),
        room.edge + size * (y + random.range(-0.012, 0.012)),
      ],
      high: big,
      wide: big * 1.35,
    })
  })
  return { things: things.sort((a, b) => a.at[1] - b.at[1]), tallX }
}

function coloursOf(context: FamilyContext, motif: Motif, room: Room, behind: Oklch): RoleColours {
  const { palette, brief, rng } = context
  const white = motif.main.l > 0.9
  const share =
    motif.kind === 'vessel' ? (white ? 0.1 : 0.85) : brief.wishes.length > 0 ? 0.1 : 0.14
  const colours = roleColours(motif, palette, behind, share)
  if (motif.kind === 'vessel' && !white && rng.fork(`glaze:${motif.name}`).chance(0.35)) {
    const m = mix(colours.m, palette.a, 0.7)
    return { ...colours, m, x: shade(m, -0.12), d: mix(shade(m, -0.3), palette.ink, 0.4) }
  }
  return colours
}

function castShadow({ noise }: FamilyContext, placed: PlacedMotif, room: Room): string {
  const { left, right, bottom, top } = placed.box
  const wide = right - left
  const away = room.lightLeft ? 1 : -1
  const long = Math.min(wide * 0.9, (bottom - top) * 0.42)
  const middle = (left + right) / 2
  const shape = ellipse(
    middle + away * long * 0.55,
    bottom - 2,
    wide * 0.42 + long * 0.42,
    Math.max(9, wide * 0.085),
    -away * 0.06,
  )
  const contact = ellipse(middle, bottom, wide * 0.4, Math.max(5, wide * 0.035))
  const tone = shade(room.table, -0.2)
  return (
    fill(wobble(shape, noise, 3), tone, { opacity: 0.6, blend: 'multiply' }) +
    fill(contact, shade(room.table, -0.34), { opacity: 0.5, blend: 'multiply' })
  )
}

function drawThing(context: FamilyContext, thing: Thing, cast: Cast, room: Room): string {
  const { noise, palette, rng, brief } = context
  const lying =
    thing.motif.kind === 'food' ? rng.fork(`lie:${Math.round(thing.at[0])}`).range(-0.16, 0.16) : 0
  const placed = stand(thing.motif, thing.at[0], thing.at[1], thing.high, thing.wide, {
    flip: !room.lightLeft,
    turn: lying,
  })
  const behind = placed.box.top > room.edge - 30 ? room.table : room.wall
  const body = drawMotif(placed, coloursOf(context, thing.motif, room, behind), noise, 2)
  const shadow = castShadow(context, placed, room)
  const mouth: Point = [(placed.box.left + placed.box.right) / 2, placed.box.top + 6]
  if (thing.motif === cast.tall && cast.inVase) {
    const flower = cast.inVase
    const colours = roleColours(flower, palette, room.wall, brief.wishes.length > 0 ? 0.08 : 0.2)
    const stems = [-0.42, 0.4, 0]
      .map((turn, i) => {
        const high = thing.high * (i === 2 ? 1.2 : 1)
        const at: Point = [mouth[0] + turn * thing.high * 0.55, mouth[1] + thing.high * 0.3]
        return drawMotif(
          stand(flower, at[0], at[1], high, high, { flip: turn < 0 }),
          colours,
          noise,
          2,
        )
      })
      .join('')
    return shadow + stems + body
  }
  if (thing.bouquet)
    return shadow + drawBouquet(context, mouth, thing.high * 0.86, room.wall) + body
  return shadow + body
}

/** Candle light: one warm glow over everything, at night. */
function candleGlow(
  { palette, size }: FamilyContext,
  things: readonly Thing[],
): { defs: string; body: string } {
  const candle = things.find(({ motif }) => motif.name === 'candle')
  if (!candle || palette.key === 'day') return { defs: '', body: '' }
  const at: Point = [candle.at[0], candle.at[1] - candle.high * 0.86]
  const warm = oklch(0.86, 0.13, 75)
  const defs = radialGradient('candle', at, size * 0.42, [
    { at: 0, colour: warm, opacity: 0.5 },
    { at: 0.25, colour: warm, opacity: 0.22 },
    { at: 1, colour: warm, opacity: 0 },
  ])
  return {
    defs,
    body: fill(ellipse(at[0], at[1], size * 0.42), 'url(#candle)', { blend: 'screen' }),
  }
}

function draw(context: FamilyContext): Drawing {
  const { brief, rng, palette, size } = context
  const random = rng.fork('still')
  const room = createRoom(context)
  const cast = castOf(context)
  const { things, tallX } = arrange(context, cast, room)
  const wall = drawWall(context, room, tallX, cast.sky)
  const table = drawTable(context, room)
  const glow = candleGlow(context, things)
  const brush = brief.occurrence % 3 !== 2
  const drawn = things.map((thing) => drawThing(context, thing, cast, room)).join('')
  const names = [
    ...brief.subjects.map(({ name }) => name),
    ...things.map(({ motif }) => motif.name),
  ]
  return {
    defs: wall.defs + glow.defs,
    body: wall.body + table.body + drawn + glow.body,
    finish: brush
      ? {
          brush: {
            ground: palette.key === 'night' ? '#40343a' : '#b0957c',
            sway: random.pick(['slant', 'wave']),
            centre: [size / 2, size / 3],
          },
          grain: 0.5,
          wobble: 0.8,
          dropout: 0,
        }
      : { grain: 1.05, wobble: 1.5, dropout: 0 },
    facts: {
      medium: brush ? 'An oil sketch' : 'A gouache still life',
      subjects: [...new Set(names)].map((name) => ({
        name,
        count: Math.max(1, things.filter(({ motif }) => motif.name === name).length),
      })),
      details: [
        table.told,
        wall.told,
        things.some(({ bouquet }) => bouquet) ? 'a bunch of flowers' : '',
      ].filter((text) => text !== ''),
      setting:
        palette.key === 'night'
          ? 'lamp light'
          : palette.key === 'dusk'
            ? 'evening light'
            : 'daylight',
    },
    border: brush || random.chance(0.5) ? 0 : 50,
  }
}

export const still: Family = {
  name: 'still',
  plan(occurrence, shuffled) {
    const turn = <T>(label: string, items: readonly T[]): T[] => {
      const round = Math.floor(occurrence / items.length)
      const item = shuffled(label, items, round)[occurrence % items.length]
      return item === undefined ? [] : [item]
    }
    return {
      subjects: [...turn('fruit', FRUITS), ...turn('tall', TALL), ...turn('second', SECOND)],
    }
  },
  draw,
}
