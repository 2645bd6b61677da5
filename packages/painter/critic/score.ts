import { SIDE } from '../preview/coverage'
import { createStencil } from '../stencil'
import type { Shown } from '../shown'
import { valuesOf } from './values'

/** Cells of the preview across a field that is measured as one. */
const CELL = 8
const COUNT = SIDE / CELL

type Field = { l: number; a: number; b: number; busy: number }

function fieldsOf(lab: Float32Array): Field[] {
  return Array.from({ length: COUNT * COUNT }, (_, i) => {
    const [left, top] = [(i % COUNT) * CELL, Math.floor(i / COUNT) * CELL]
    const sum = { l: 0, a: 0, b: 0, busy: 0 }
    for (let y = 0; y < CELL; y += 2) {
      for (let x = 0; x < CELL; x += 2) {
        const at = ((top + y) * SIDE + left + x) * 3
        const next = x + 2 < CELL ? at + 6 : at
        sum.l += lab[at] ?? 0
        sum.a += lab[at + 1] ?? 0
        sum.b += lab[at + 2] ?? 0
        sum.busy += Math.abs((lab[at] ?? 0) - (lab[next] ?? 0))
      }
    }
    const count = (CELL / 2) ** 2
    return { l: sum.l / count, a: sum.a / count, b: sum.b / count, busy: sum.busy / count }
  })
}

const upToOne = (value: number) => Math.max(0, Math.min(1, value))
const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function off(one: Field, two: Field): number {
  return Math.hypot(one.l - two.l, one.a - two.a, one.b - two.b)
}

function meanField(fields: readonly Field[]): Field {
  const of = (name: keyof Field) => meanOf(fields.map((field) => field[name]))
  return { l: of('l'), a: of('a'), b: of('b'), busy: of('busy') }
}

/** Three masses of value, of which one leads: about 70, 25 and 5 hundredths. */
function masses(lab: Float32Array): number {
  const { range, dark, middle, light } = valuesOf(lab)
  const [largest = 0, , smallest = 0] = [dark, middle, light].toSorted((one, two) => two - one)
  return (
    upToOne(range / 0.6) *
    (0.4 + 0.35 * upToOne(smallest / 0.05) + 0.25 * (1 - Math.abs(largest - 0.65)))
  )
}

/** How far the subjects differ from what is around them, and how quiet that is. */
function figure(fields: readonly Field[], shown: readonly Shown[], size: number): number {
  const stencil = createStencil(shown, size, size / COUNT)
  const [inside, around]: [Field[], Field[]] = [[], []]
  fields.forEach((field, i) => {
    const x = ((i % COUNT) + 0.5) * (size / COUNT)
    const y = (Math.floor(i / COUNT) + 0.5) * (size / COUNT)
    if (stencil.at(x, y)) inside.push(field)
    else if (stencil.isNear(x, y, size * 0.09)) around.push(field)
  })
  if (inside.length === 0 || around.length === 0) return 0.5
  const ground = meanField(around)
  const apart = upToOne(meanOf(inside.map((field) => off(field, ground))) / 0.28)
  return 0.75 * apart + 0.25 * (1 - upToOne(ground.busy / 0.06))
}

/** Whether the weights hang together about an axis: 1 where their middle is near that of the picture. */
function balance(fields: readonly Field[]): number {
  const all = meanField(fields)
  let [weight, x, y] = [0, 0, 0]
  fields.forEach((field, i) => {
    const weightHere = off(field, all) ** 1.5
    weight += weightHere
    x += weightHere * ((i % COUNT) / (COUNT - 1) - 0.5)
    y += weightHere * (Math.floor(i / COUNT) / (COUNT - 1) - 0.5)
  })
  if (weight === 0) return 0
  return 1 - upToOne(Math.hypot(x / weight, (y / weight) * 0.7) / 0.3 - 0.35)
}

/** What is busy belongs inside, not along the frame. */
function edges(fields: readonly Field[]): number {
  const isOuter = (_: Field, i: number) => {
    const [x, y] = [i % COUNT, Math.floor(i / COUNT)]
    return Math.min(x, y, COUNT - 1 - x, COUNT - 1 - y) < 2
  }
  const outer = meanField(fields.filter(isOuter)).busy
  const inner = meanField(fields.filter((field, i) => !isOuter(field, i))).busy
  return upToOne(1.4 - outer / Math.max(0.004, inner))
}

/** How well a layout works, 0–1, by what is told of good compositions. @param lab of its preview */
export function scoreOf(lab: Float32Array, shown: readonly Shown[], size: number): number {
  const fields = fieldsOf(lab)
  return (
    0.35 * masses(lab) +
    0.35 * figure(fields, shown, size) +
    0.18 * balance(fields) +
    0.12 * edges(fields)
  )
}
