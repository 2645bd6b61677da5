import { fit, type PlacedMotif, shifted } from '../../draw-motif'
import { lineOf, type Point } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { drawLit } from '../../shading'
import { strokeLines } from '../../svg'
import { countedSubjects } from '../arrangement'
import { coloursOn, drawEach } from '../coloured'
import { planOf } from '../day-subjects'
import { variant } from '../variant'
import { gather } from '../gather'
import { isRepeatable } from '../suits'
import { type Cell, cellsOf, dropped, EDGE, type Kind, KINDS, PANEL_TILES } from './cells'
import { backOf, type Tones, tonesOf } from './ground'

const NAMES: Record<Kind, readonly [medium: string, detail: string]> = {
  panel: ['A tile panel with', 'a border of patterned tiles'],
  quilt: ['A quilt with', 'patterned patches'],
  repeat: ['A wallpaper with', 'leaves'],
  medallions: ['A tiled wall with', 'patterned tiles'],
  truchet: ['A tiled wall with', 'winding bands'],
}

/** What stands goes down to the lower row of tiles; food would touch it with a tip. */
function onSill(placed: readonly PlacedMotif[], size: number): PlacedMotif[] {
  const sill = size - EDGE - (size - 2 * EDGE) / PANEL_TILES
  const foot = Math.max(...placed.map(({ box }) => box.bottom))
  const isStanding = placed.some(
    ({ motif: { mount, kind } }) => mount === 'stands' && kind !== 'food',
  )
  return isStanding ? placed.map((one) => shifted(one, 0, sill - foot)) : [...placed]
}

/** The places of the subjects: each of those given at least once. */
function placesOf(context: FamilyContext, kind: Kind, cells: readonly Cell[]): PlacedMotif[] {
  const { size, rng, brief } = context
  const { subjects } = brief
  const inMiddle = (share: number) => {
    const [low, high] = [(size * (1 - share)) / 2, (size * (1 + share)) / 2]
    const box = { left: low, right: high, top: low, bottom: high }
    return gather(subjects, box, rng.fork('place'))
  }
  const inTurn = (at: Point, side: number, turn: number, flip = false): PlacedMotif[] => {
    const motif = subjects[turn % subjects.length]
    return motif ? [fit(motif, at[0], at[1], side, { flip })] : []
  }
  if (kind === 'panel') return onSill(inMiddle(0.6), size)
  if (kind === 'truchet') return inMiddle(0.37)
  if (kind === 'repeat')
    return dropped(size)
      .filter(({ row, isSprig }) => !isSprig && row > 0 && row < 8)
      .flatMap(({ at, column, row }) =>
        inTurn(
          at,
          ((size - 2 * EDGE) / 4) * 0.52,
          Math.floor(row / 2) + 2 * column,
          column % 2 > 0,
        ),
      )
  const share = kind === 'quilt' ? 1.6 : 1.2
  return cells
    .filter(({ motif }) => motif)
    .flatMap(({ at, half }, i) => inTurn(at, half * share, i, at[0] > size / 2))
}

/** Water on the tiles below a boat. */
function wavesUnder(
  { size }: FamilyContext,
  placed: readonly PlacedMotif[],
  { tones }: Tones,
): string {
  const boat = placed.find(({ motif: { kind, mount } }) => kind === 'vehicle' && mount === 'floats')
  if (!boat) return ''
  const tile = (size - 2 * EDGE) / PANEL_TILES
  const [left, right] = [EDGE + tile * 1.1, size - EDGE - tile * 1.1]
  const { top, bottom } = boat.box
  const line = bottom - (bottom - top) * boat.motif.draught
  const waves = [0, 1, 2].map((row) =>
    lineOf(73, (t): Point => [
      left + (right - left) * t,
      line + row * tile * 0.24 - Math.abs(Math.sin(t * Math.PI * 9 + row * 1.2)) * tile * 0.13,
    ]),
  )
  return strokeLines(waves, tones[0], 8)
}

/** The kind whose turn it is, or one that suits several subjects of many shapes. */
function suited(kind: Kind, subjects: readonly Motif[]): Kind {
  const isBusy = subjects.some((motif) => !isRepeatable(motif))
  if (subjects.length === 1) return isBusy && kind !== 'truchet' ? 'panel' : kind
  if (kind === 'panel' || kind === 'truchet') return 'quilt'
  return kind === 'repeat' && isBusy ? 'quilt' : kind
}

function draw(context: FamilyContext): Drawing {
  const { brief, noise } = context
  const turn = variant(context, KINDS)
  const kind = suited(turn, brief.subjects)
  const cells = cellsOf(context, kind)
  const tones = tonesOf(context, kind)
  const placed = placesOf(context, kind, cells)
  const body =
    backOf(context, kind, cells, tones) +
    (kind === 'panel' ? wavesUnder(context, placed, tones) : '')
  const colours = coloursOn(context, placed, { defs: '', body, behind: tones.field })
  const figures = drawEach(placed, colours, (one, local) =>
    context.show(one, drawLit(one, local, noise, 1.2, { ground: tones.field })),
  )
  const [medium, detail] = NAMES[kind]
  return {
    defs: '',
    body: body + figures,
    finish: { grain: kind === 'quilt' ? 1.4 : 0.8, wobble: 0.8, dropout: 0.15 },
    facts: {
      medium,
      subjects: countedSubjects(placed),
      details: [detail],
      timeless: true,
      setting: '',
    },
    border: 0,
  }
}

export const tiles: Family = {
  name: 'tiles',
  plan: planOf('tiles'),
  draw,
}
