import { difference, mix, shade } from '../../../colour'
import { ellipse } from '../../../geometry'
import { fillAll } from '../../../svg'
import { landRamp, layer, ridge } from '../land'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'

export const desert: Builder = (context, horizon, disc, left) => {
  const { size, palette, rng, brief } = context
  const { subject, companion } = sides(size, left)
  const land = landRamp(context, 'desert')
  const table = ridge(context, horizon + 8, size * 0.15, 'mesa', 1 + (brief.occurrence % 5))
  const mesa = layer(context, table, {
    id: 'mesa',
    colour: land(0.16),
    mist: mix(land(0.2), palette.sky[2], 0.4),
    strokes: 20,
  })
  const rows = [0.3, 0.52, 0.78].map((t, i) => {
    const crest = ridge(context, horizon + 70 + i * size * 0.125, size * 0.085, 'dunes', i + 2)
    return {
      crest,
      ...layer(context, crest, {
        id: `dune${i}`,
        colour: land(t),
        mist: shade(land(t), -0.08),
        strokes: 30,
      }),
    }
  })
  const random = rng.fork('stones')
  const stones = Array.from({ length: 10 }, () =>
    ellipse(
      random.range(0, size),
      random.range(size * 0.86, size),
      random.range(6, 20),
      random.range(4, 10),
      0,
      14,
    ),
  )
  const near = rows.at(-1)?.crest
  const high = table.edge.filter(([, y]) => y < horizon + 8 - size * 0.1).length
  const isTable = high > 0.15 * table.edge.length
  const isHigh = isTable && difference(land(0.16), palette.sky[2]) > 0.12
  // Purple ground, or one in mist or under snow, is no desert to anybody.
  const isSand = palette.key !== 'night' && !['mist', 'snow'].includes(brief.weather)
  const footAt = (x: number) => Math.max(size * 0.8, (near?.heightAt(x) ?? size * 0.8) + 46)
  return {
    defs: mesa.defs + rows.map((row) => row.defs).join(''),
    back:
      mesa.body + rows.map((row) => row.body).join('') + fillAll(stones, shade(land(0.9), -0.08)),
    front: '',
    land: [
      { at: [subject, footAt(subject) + 30], size: size * 0.42, ground: land(0.5) },
      { at: [companion, footAt(companion) + 50], size: size * 0.18, ground: land(0.8) },
      { at: [size * 0.5, size * 0.95], size: size * 0.14, ground: land(0.9) },
    ],
    water: [],
    air: airSlots(context, horizon, disc),
    details: isHigh ? ['mountains'] : isSand ? ['dunes'] : [],
    placeUnseen: !isSand,
  }
}
