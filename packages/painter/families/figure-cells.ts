import { bodyOf } from '../critic/figure'
import { bandsAt, outlineOf } from '../critic/outline'
import type { PlacedMotif } from '../draw-motif'
import type { Shape } from '../motif'
import { ROLES } from '../roles'
import { SIDE } from '../preview/coverage'
import { createStencil } from '../stencil'

/** A subject in its place on the grid of a preview. */
type FigureCells = {
  /** 1 inside of it. */
  mask: Uint8Array
  /** The number of the role in each cell of it. */
  roles: ReadonlyMap<number, number>
  /** Points of its outline with the cells of the four bands round them. */
  points: readonly { at: number; bands: readonly (readonly number[])[] }[]
}

/** One point in so many of an outline is measured: of each edge, whatever its direction. */
const STEP = 3
const isMeasured = (cell: number) => ((cell % SIDE) + 2 * Math.floor(cell / SIDE)) % STEP === 0

/** It is in cells: a narrower line hardly changes the colour of a cell. */
const THIN = 0.6

/** Cells round a subject's box in which its lines may end. */
const EDGE = 8

function withoutThin(placed: PlacedMotif, cell: number): PlacedMotif {
  const shapes = placed.shapes.filter(({ width = Infinity }) => width >= THIN * cell)
  return { ...placed, shapes }
}

function measured(placed: PlacedMotif, size: number): FigureCells {
  const cell = size / SIDE
  const stencil = createStencil([placed], size, cell)
  const isThin = placed.shapes.some(({ width = Infinity }) => width < THIN * cell)
  const solid = isThin ? createStencil([withoutThin(placed, cell)], size, cell) : stencil
  const roles = new Map<number, number>()
  const mask = new Uint8Array(SIDE * SIDE)
  const { left, right, top, bottom } = placed.box
  const first = (low: number) => Math.max(0, Math.floor(low / cell) - EDGE)
  const last = (high: number) => Math.min(SIDE - 1, Math.ceil(high / cell) + EDGE)
  for (let row = first(top); row <= last(bottom); row++) {
    for (let column = first(left); column <= last(right); column++) {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell]
      const role = (solid.at(x, y) ?? stencil.at(x, y))?.role
      if (role === undefined) continue
      mask[row * SIDE + column] = 1
      roles.set(row * SIDE + column, ROLES.indexOf(role))
    }
  }
  const body = bodyOf(mask)
  const points = outlineOf(body)
    .filter(isMeasured)
    .map((at) => ({ at, bands: bandsAt(body, at) }))
  return { mask, roles, points }
}

/** Its keys are the shapes, which a subject keeps however often it is measured in a picture. */
const known = new WeakMap<readonly Shape[], FigureCells>()

export function figureCells(placed: PlacedMotif, size: number): FigureCells {
  const cells = known.get(placed.shapes) ?? measured(placed, size)
  known.set(placed.shapes, cells)
  return cells
}
