import { groupId } from '../shown'
import type { Pixels } from '../texture'
import type { Mask } from './mask'

/** Least difference of a channel, 0–255, by which an inverted pixel is seen to change. */
const CHANGE = 24

/** It goes from the start of a group to its end, nested groups included. */
function groupAt(svg: string, id: string): readonly [number, number] | undefined {
  const start = svg.indexOf(`<g id="${id}">`)
  if (start < 0) return undefined
  const tags = /<(\/?)g\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return [start, tag.index]
  }
  return undefined
}

/** Inverts one channel of every colour: dark becomes full, light becomes none. */
function invert(drawing: string, channel: number): string {
  const at = channel * 2
  return drawing.replace(/="#([0-9a-f]{6})"/g, (_, hex: string) => {
    const value = parseInt(hex.slice(at, at + 2), 16) < 128 ? 'ff' : '00'
    return `="#${hex.slice(0, at)}${value}${hex.slice(at + 2)}"`
  })
}

/**
 * The same picture with up to three subjects changed in one channel each: in red the subject
 * `first`, in green and blue the two after it. Undefined where none of them has a drawing.
 */
export function withInverted(svg: string, first: number): string | undefined {
  let out = svg
  for (let channel = 0; channel < 3; channel++) {
    const span = groupAt(out, groupId(first + channel))
    if (!span) continue
    out = out.slice(0, span[0]) + invert(out.slice(...span), channel) + out.slice(span[1])
  }
  return out === svg ? undefined : out
}

/** The pixels of a subject that change with it: what is seen of it. */
export function changedCells(
  { cells }: Mask,
  one: Pixels,
  two: Pixels,
  channel: number,
): Uint8Array {
  return cells.map((cell, i) => {
    const at = i * 3 + channel
    return cell === 1 && Math.abs((one.data[at] ?? 0) - (two.data[at] ?? 0)) >= CHANGE ? 1 : 0
  })
}
