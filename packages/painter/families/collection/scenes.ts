import { mix, oklch, shade } from '../../colour'
import { ellipse, flattenPath, lineOf, type Point, rectangle, wobble } from '../../geometry'
import { fill, fillAll, stroke, strokeLines } from '../../svg'
import { type Desk, type Field, type Layout, oil, quiet } from './desk'
import { skyOf } from './hung'

/** Middle and width of what floats, the farthest first, for one, two and three motifs. */
type Places = readonly (readonly (readonly [x: number, y: number, wide: number])[])[]

function fieldsAt({ motifs }: Desk, places: Places, share: number): Field[] {
  return (places[motifs.length - 1] ?? []).map(([x, y, wide], of): Field => ({
    x,
    y,
    wide,
    high: wide,
    of,
    share,
  }))
}

/** A path in units of a field's width, from its middle. */
const shapeOn = ({ x, y, wide }: Field, path: string): Point[] =>
  flattenPath(path).map(([px, py]): Point => [x + px * wide, y + py * wide])

/** A light in the sky. */
function lightOn({ palette, noise }: Desk, x: number, y: number): string {
  const glow = [150, 110].map((r) => ellipse(x, y, r))
  return (
    fillAll(glow, palette.disc, { opacity: 0.16 }) +
    fill(wobble(ellipse(x, y, 72), noise, 2), palette.disc)
  )
}

const oilOutdoors = ({ palette }: Desk) =>
  oil(palette.key === 'night' ? '#3a3340' : '#a98f78', 'wave')

const BOATS: Places = [
  [[512, 430, 460]],
  [
    [745, 400, 300],
    [330, 480, 420],
  ],
  [
    [815, 400, 255],
    [190, 410, 270],
    [510, 520, 370],
  ],
]

/** Boats at sea, each with a motif on its sail. */
export const sails: Layout = {
  lines: ['under sail', 'at sea'],
  suits: (motifs) => motifs.length < 4 && motifs.every(({ mount }) => mount !== 'floats'),
  arrange(desk) {
    const { size, palette, noise, rng, paper, brief } = desk
    const sky = skyOf(desk)
    const fields = fieldsAt(desk, BOATS, 0.66)
    const sea = palette.water
    const horizon = 590
    const waves = Array.from({ length: 150 }, () => {
      const y = horizon + 6 + (size - horizon) * rng.next() ** 1.3
      const near = (y - horizon) / (size - horizon)
      const [x, long] = [rng.range(-40, size), 30 + 120 * near]
      return lineOf(7, (t): Point => [x + t * long, y - Math.sin(t * Math.PI) * (3 + 8 * near)])
    })
    const wood = oklch(palette.key === 'night' ? 0.4 : 0.5, 0.09, 48)
    return {
      medium: `${fields.length > 1 ? 'Boats' : 'A boat'} at sea with sails that show`,
      fields,
      defs: sky.defs,
      back:
        sky.body +
        lightOn(desk, brief.occurrence % 2 ? 850 : 170, 190) +
        fill(rectangle(-20, horizon, size + 40, size + 20 - horizon), sea) +
        strokeLines(waves.slice(0, 80), shade(sea, 0.08), 6) +
        strokeLines(waves.slice(80), shade(sea, -0.07), 7),
      under: (field, ground) => {
        const on = (path: string) => shapeOn(field, path)
        return (
          fill(on('M-.46 .86 L.46 .86 L.3 1 L-.36 1'), shade(sea, -0.12), { opacity: 0.5 }) +
          stroke(on('M0 -.68 L0 .7'), shade(wood, -0.1), field.wide * 0.034) +
          fill(on('M.02 -.68 L.24 -.62 L.02 -.55'), palette.a) +
          fill(
            on('M-.58 .62 L.6 .6 C.56 .8 .42 .88 .3 .88 L-.32 .88 C-.46 .86 -.54 .76 -.58 .62'),
            wood,
          ) +
          fill(on('M-.58 .62 L.6 .6 L.59 .67 L-.57 .69'), mix(palette.a, paper, 0.2)) +
          fill(
            wobble(
              on(
                'M-.46 -.48 L.46 -.48 C.56 -.16 .56 .18 .48 .5 C.16 .42 -.16 .42 -.48 .5 C-.4 .18 -.4 -.16 -.46 -.48',
              ),
              noise,
              1.5,
            ),
            ground,
          ) +
          fill(
            on('M.3 -.48 L.46 -.48 C.56 -.16 .56 .18 .48 .5 L.34 .46 C.42 .16 .4 -.2 .3 -.48'),
            quiet(ground, 0.05),
          ) +
          stroke(on('M-.52 -.49 L.52 -.49'), shade(wood, -0.1), field.wide * 0.03)
        )
      },
      over: (field) => {
        const foam = [-0.62, -0.3, 0.04, 0.36].map((from) =>
          lineOf(9, (t): Point => [
            field.x + (from + t * 0.3) * field.wide,
            field.y + (0.87 - 0.03 * Math.sin(t * Math.PI)) * field.wide,
          ]),
        )
        return strokeLines(foam, mix(sea, paper, 0.55), Math.max(5, field.wide * 0.022))
      },
      finish: oilOutdoors(desk),
    }
  },
}

const BALLOONS: Places = [
  [[512, 400, 600]],
  [
    [715, 320, 360],
    [320, 440, 480],
  ],
  [
    [785, 300, 320],
    [225, 300, 330],
    [500, 560, 400],
  ],
]

/** Half of a balloon's skin, and one of its gores. */
const SKIN =
  'M0 -.5 C.36 -.5 .52 -.26 .48 .02 C.44 .26 .18 .4 .12 .52 L-.12 .52 C-.18 .4 -.44 .26 -.48 .02 C-.52 -.26 -.36 -.5 0 -.5'
const GORES = [
  'M.3 -.42 C.46 -.3 .52 -.14 .48 .02 C.44 .26 .18 .4 .12 .52 L.06 .52 C.16 .3 .52 -.1 .3 -.42',
  'M-.3 -.42 C-.46 -.3 -.52 -.14 -.48 .02 C-.44 .26 -.18 .4 -.12 .52 L-.06 .52 C-.16 .3 -.52 -.1 -.3 -.42',
]

/** Hot-air balloons over mountains, each with a motif on its skin. */
export const balloons: Layout = {
  lines: ['over the mountains', 'in the air'],
  suits: ({ length }) => length < 4,
  arrange(desk) {
    const { size, palette, noise, paper, dark } = desk
    const sky = skyOf(desk)
    const fields = fieldsAt(desk, BALLOONS, 0.54)
    const ridges = [0, 1, 2].map((k) => {
      const line = lineOf(90, (t): Point => {
        const x = t * (size + 40) - 20
        const peaks = 1 - Math.abs(noise(x / (300 - 60 * k), 7 + k * 9))
        return [x, size * (0.86 + 0.06 * k) - peaks * (190 - 60 * k) + 90 - 20 * k]
      })
      return fill(
        [...line, [size + 20, size + 20], [-20, size + 20]],
        mix(mix(palette.sky[2], palette.mid, 0.35 + 0.2 * k), palette.deep, 0.2 + 0.28 * k),
      )
    })
    return {
      medium: `${fields.length > 1 ? 'Hot-air balloons' : 'A hot-air balloon'} over mountains with`,
      fields,
      defs: sky.defs,
      back:
        sky.body + lightOn(desk, [880, 124, 512][fields.length - 1] ?? 512, 134) + ridges.join(''),
      under: (field, ground) => {
        const on = (path: string) => shapeOn(field, path)
        const wide = field.wide
        return (
          strokeLines([on('M-.11 .5 L-.08 .66'), on('M.11 .5 L.08 .66')], dark, wide * 0.012) +
          fill(on('M-.1 .65 L.1 .65 L.08 .78 L-.08 .78'), oklch(0.5, 0.09, 50)) +
          fill(wobble(on(SKIN), noise, 1.5), ground) +
          fillAll(GORES.map(on), mix(palette.a, paper, 0.12)) +
          fill(on('M-.15 .46 L.15 .46 L.12 .52 L-.12 .52'), mix(palette.a, dark, 0.3))
        )
      },
      finish: oilOutdoors(desk),
    }
  },
}
