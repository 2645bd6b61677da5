import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { variant } from '../variant'
import { inTurn } from '../in-turn'
import { finishOf, mediumFor } from '../medium'
import { layTable } from './laid'
import { chooseObjects, FRUITS, SECOND, TALL } from './objects'
import { drawTable } from './table'
import { candleGlow, drawThing, STEMS } from './thing'
import { drawWall } from './wall'

const MEDIA = ['oil', 'watercolour', 'gouache'] as const

function draw(context: FamilyContext): Drawing {
  const { brief, rng, palette, size } = context
  const random = rng.fork('still')
  const objects = chooseObjects(context)
  const { room, things, tallX } = layTable(context, objects)
  const wall = drawWall(context, room, tallX, objects.sky)
  const table = drawTable(context, room)
  const glow = candleGlow(context, things)
  const medium = mediumFor(palette, variant(context, MEDIA))
  const drawn = things.map((thing) => drawThing(context, thing, room)).join('')
  const countOf = (name: string) =>
    Math.max(1, things.filter(({ motif }) => motif.name === name).length)
  const isCloth = table.description.includes('cloth')
  const isInWindow = (motif: Motif) => motif === objects.sky
  // What is on the table is told first.
  const names = [
    ...brief.subjects.filter((motif) => !isInWindow(motif)),
    ...things.map(({ motif }) => motif),
    ...brief.subjects.filter(isInWindow),
  ].map(({ name }) => name)
  return {
    defs: wall.defs + glow.defs,
    body: wall.body + table.body + drawn + glow.body,
    finish: finishOf(medium, palette, random, {
      sways: ['slant', 'wave'],
      centre: [size / 2, size / 3],
      day: '#b0957c',
    }),
    facts: {
      medium: {
        oil: 'An oil sketch of',
        watercolour: 'A watercolour of',
        gouache: 'A gouache still life of',
      }[medium],
      subjects: [...new Set(names)].map((name) => ({
        name,
        count: name === objects.inVase?.name ? STEMS : countOf(name),
      })),
      elsewhere: {
        ...(objects.sky ? { [objects.sky.name]: 'in the window' } : {}),
        ...(objects.inVase ? { [objects.inVase.name]: 'in the vase' } : {}),
      },
      where: isCloth ? 'on a table' : `on ${table.description}`,
      details: [
        isCloth ? table.description : '',
        wall.description,
        things.some(({ bouquet }) => bouquet) ? 'a bunch of flowers' : '',
      ].filter((text) => text !== ''),
      // Not even a window shows the hour: its small disc may be a sun or a moon.
      timeless: true,
      setting: '',
    },
    border: medium === 'watercolour' || (medium === 'gouache' && random.chance(0.5)) ? 50 : 0,
  }
}

export const still: Family = {
  name: 'still',
  plan(occurrence, shuffled) {
    const turn = (label: string, items: readonly string[]) =>
      inTurn(shuffled, label, items, occurrence) ?? []
    return {
      subjects: [turn('fruit', FRUITS), turn('tall', TALL), turn('second', SECOND)].flat(),
    }
  },
  draw,
}
