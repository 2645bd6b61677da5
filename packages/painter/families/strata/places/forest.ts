import { mix, shade } from '../../../colour'
import type { Point } from '../../../geometry'
import { fillAll } from '../../../svg'
import type { FamilyContext } from '../../../painting'
import { bareTree, firRow, flowers } from '../growth'
import { landRamp, layer, ridge } from '../land'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'

export const forest: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { subject, companion } = sides(size, left)
  const land = landRamp(context, 'forest')
  const winter = context.brief.weather === 'snow'
  const rows = [0.12, 0.34, 0.58].map((t, i) => {
    const crest = ridge(context, horizon + 10 + i * 78, size * 0.05, 'hills', i + 2)
    const body = layer(context, crest, {
      id: `wood${i}`,
      colour: land(t),
      mist: mix(land(t), palette.sky[2], 0.4),
      strokes: 8,
    })
    return {
      defs: body.defs,
      body:
        firRow(context, crest.heightAt, 26 - i * 5, 100 + i * 58, land(t), `row${i}`) + body.body,
    }
  })
  const floor = ridge(context, size * 0.84, size * 0.04, 'hills', 9)
  const ground = layer(context, floor, { id: 'floor', colour: land(0.8), mist: land(1) })
  const edge = [
    left ? size * 0.9 : size * 0.1,
    left ? size * 0.98 : size * 0.02,
    left ? size * 0.06 : size * 0.94,
  ]
  const tall = edge
    .map((x, i) =>
      winter
        ? bareTree(context, x, size * (0.93 + 0.03 * i), size * (0.66 - 0.12 * i), land(1))
        : fillAll(
            [firTall(context, x, size * (0.95 + 0.02 * i), size * (0.62 - 0.1 * i))],
            shade(land(1), -0.03),
          ),
    )
    .join('')
  return {
    defs: rows.map((row) => row.defs).join('') + ground.defs,
    back:
      rows.map((row) => row.body).join('') +
      ground.body +
      (winter ? '' : flowers(context, floor.heightAt, 22, 'wood')),
    front: tall,
    land: [
      { at: [subject, floor.heightAt(subject) + 62], size: size * 0.36, ground: land(0.62) },
      {
        at: [companion - (left ? 60 : -60), floor.heightAt(companion) + 74],
        size: size * 0.18,
        ground: land(0.8),
      },
      { at: [size * 0.5, size * 0.96], size: size * 0.14, ground: land(0.9) },
    ],
    water: [],
    air: airSlots(context, horizon, disc),
    details: ['tall trees'],
  }
}

function firTall({ rng }: FamilyContext, x: number, y: number, high: number): Point[] {
  const random = rng.fork(`tall:${Math.round(x)}`)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= 11; i++) {
    const t = i / 11
    const reach = high * 0.24 * t ** 0.9
    left.push(
      [x - reach * random.range(0.85, 1.15), y - high * (1 - t) + 8],
      [x - reach * 0.45, y - high * (1 - t) - high * 0.01],
    )
    right.push(
      [x + reach * random.range(0.85, 1.15), y - high * (1 - t) + 8],
      [x + reach * 0.45, y - high * (1 - t) - high * 0.01],
    )
  }
  return [[x, y - high], ...left, [x, y + 10], ...right.reverse()]
}
