import { hexToRgb, type Rgb } from '../colour'
import { createCoverage, SIDE } from './coverage'
import { type Blend, blur, emptyLayer, fillCells, lay, type Layer } from './layer'
import { createPathReader, type Move } from './outlines'

const SCALE = SIDE / 1024

type Attributes = Readonly<Record<string, string>>
type Stop = { at: number; rgb: Rgb; opacity: number }
type Gradient = { attributes: Attributes; stops: Stop[] }
/** What `url(#…)` may name. */
type Known = {
  gradients: Map<string, Gradient>
  /** Paths of clips by their ids; masks are made where they are used, as they move with a group. */
  clips: Map<string, string>
  masks: Map<string, Uint8Array>
  blurs: Map<string, number>
}
type Level = { layer: Layer; move: Move; clip?: Uint8Array; group?: Attributes }

function attributesOf(text: string): Attributes {
  const out: Record<string, string> = {}
  for (let from = 0; ;) {
    const is = text.indexOf('="', from)
    if (is < 0) return out
    const close = text.indexOf('"', is + 2)
    out[text.slice(from, is).trim()] = text.slice(is + 2, close)
    from = close + 1
  }
}

function idOf(url: string | undefined): string {
  return url?.slice(5, -1) ?? ''
}

function moveOf(transform: string | undefined, outer: Move): Move {
  if (!transform) return outer
  const numbers = [...transform.matchAll(/-?[\d.]+/g)].map(Number)
  const isMatrix = transform.startsWith('matrix')
  const [x, y] = isMatrix ? [numbers[0] ?? 1, numbers[3] ?? 1] : [1, -1]
  const [byX, by] = isMatrix ? [numbers[4] ?? 0, numbers[5] ?? 0] : [0, numbers[1] ?? 0]
  return {
    scaleX: outer.scaleX * x,
    byX: outer.scaleX * byX + outer.byX,
    scale: outer.scale * y,
    by: outer.scale * by + outer.by,
  }
}

function stopAt(stops: readonly Stop[], share: number): Stop | undefined {
  let after = 0
  while (after < stops.length && (stops[after]?.at ?? 0) < share) after++
  if (after === 0 || after === stops.length) return after === 0 ? stops[0] : stops.at(-1)
  const [low, high] = [stops[after - 1], stops[after]]
  if (!low || !high) return low
  const t = high.at === low.at ? 1 : (share - low.at) / (high.at - low.at)
  const [a, b] = [low.rgb, high.rgb]
  return {
    at: share,
    rgb: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t],
    opacity: low.opacity + (high.opacity - low.opacity) * t,
  }
}

/** The colour of a paint at a cell. */
function paintAt(paint: string, { gradients }: Known, { scaleX, byX, scale, by }: Move) {
  if (paint.startsWith('#')) {
    const stop: Stop = { at: 0, rgb: hexToRgb(paint), opacity: 1 }
    return () => stop
  }
  const gradient = gradients.get(idOf(paint))
  if (!gradient) return () => undefined
  const { attributes, stops } = gradient
  const of = (name: string) => Number(attributes[name] ?? 0)
  const [y1, y2, cx, cy, r] = [of('y1'), of('y2'), of('cx'), of('cy'), of('r')]
  return (cell: number) => {
    const x = (((cell % SIDE) + 0.5) / SCALE - byX) / scaleX
    const y = ((Math.floor(cell / SIDE) + 0.5) / SCALE - by) / scale
    const share = attributes.r === undefined ? (y - y1) / (y2 - y1) : Math.hypot(x - cx, y - cy) / r
    return stopAt(stops, share)
  }
}

function blendOf({ style }: Attributes): Blend {
  if (style?.endsWith('multiply')) return 'multiply'
  return style?.endsWith('screen') ? 'screen' : 'normal'
}

/**
 * The colours of a drawing at 256 px, computed at once and a little coarser than by the rasteriser
 * of the finished picture: for choices that depend on what is already drawn. It knows what `svg.ts`
 * writes: paths of straight lines, gradients, groups, clips and blurs.
 */
export function previewOf(defs: string, body: string): Layer {
  const coverage = createCoverage()
  const outlinesOf = createPathReader(SCALE)
  const known: Known = {
    gradients: new Map(),
    clips: new Map(),
    masks: new Map(),
    blurs: new Map(),
  }
  const base = emptyLayer().fill(255)
  for (let at = 3; at < base.length; at += 4) base[at] = 1
  const levels: Level[] = [{ layer: base, move: { scaleX: 1, byX: 0, scale: 1, by: 0 } }]
  let [gradient, clipId, filterId]: [Gradient | undefined, string, string] = [undefined, '', '']

  const maskAt = (url: string | undefined, move: Move): Uint8Array | undefined => {
    const path = known.clips.get(idOf(url))
    if (path === undefined) return undefined
    const key = [idOf(url), ...Object.values(move)].join(' ')
    const made = known.masks.get(key)
    if (made) return made
    const mask = new Uint8Array(SIDE * SIDE)
    for (const cell of coverage.polygons(outlinesOf(path, move), false)) mask[cell] = 1
    known.masks.set(key, mask)
    return mask
  }

  const drawPath = (attributes: Attributes, level: Level) => {
    const { fill, stroke, d = '' } = attributes
    const move = moveOf(attributes.transform, level.move)
    if (clipId) {
      known.clips.set(clipId, d)
      return
    }
    const clip = maskAt(attributes['clip-path'], move)
    // The outlines of the clip would take their place.
    const outlines = outlinesOf(d, move)
    const opacity = Number(attributes.opacity ?? 1)
    const blend = blendOf(attributes)
    const paint = (cells: Int32Array, colour: string, cover = 1) => {
      const { layer } = level
      const masks = [level.clip, clip].filter((mask) => mask !== undefined)
      const seen =
        masks.length === 0 ? cells : cells.filter((cell) => masks.every((mask) => mask[cell] !== 0))
      if (colour.startsWith('#') && opacity * cover === 1 && blend === 'normal') {
        fillCells(layer, seen, hexToRgb(colour))
        return
      }
      const colourAt = paintAt(colour, known, move)
      for (const cell of seen) {
        const stop = colourAt(cell)
        if (!stop) continue
        const [r, g, b] = stop.rgb
        lay(layer, cell, r, g, b, opacity * stop.opacity * cover, blend)
      }
    }
    if (fill && fill !== 'none')
      paint(coverage.polygons(outlines, attributes['fill-rule'] === 'evenodd'), fill)
    if (stroke) {
      const width = Number(attributes['stroke-width'] ?? 1) * SCALE * Math.abs(move.scaleX)
      // A line thinner than a cell covers a part of it.
      paint(coverage.lines(outlines, width, d.endsWith('Z')), stroke, Math.min(1, width))
    }
  }

  const open = (attributes: Attributes, level: Level) => {
    const move = moveOf(attributes.transform, level.move)
    const clipOfGroup = maskAt(attributes['clip-path'], move)
    const clip =
      clipOfGroup && level.clip
        ? clipOfGroup.map((cell, i) => cell & (level.clip?.[i] ?? 0))
        : clipOfGroup
    const isApart = attributes.opacity ?? attributes.filter ?? attributes.style
    levels.push({
      layer: isApart === undefined ? level.layer : emptyLayer(),
      move,
      ...((clip ?? level.clip) ? { clip: clip ?? level.clip } : {}),
      ...(isApart === undefined ? {} : { group: attributes }),
    })
  }

  const close = () => {
    const level = levels.pop()
    const below = levels.at(-1)
    if (!level?.group || !below) return
    const { layer, group } = level
    const deviation = known.blurs.get(idOf(group.filter))
    if (deviation !== undefined) blur(layer, deviation)
    const [opacity, blend] = [Number(group.opacity ?? 1), blendOf(group)]
    for (let cell = 0; cell < SIDE * SIDE; cell++) {
      const at = cell * 4
      const alpha = (layer[at + 3] ?? 0) * opacity
      if (alpha > 0)
        lay(below.layer, cell, layer[at] ?? 0, layer[at + 1] ?? 0, layer[at + 2] ?? 0, alpha, blend)
    }
  }

  for (const [, end, name, text = ''] of (defs + body).matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const level = levels.at(-1)
    if (!level) break
    const attributes = end ? {} : attributesOf(text)
    if (name === 'path') drawPath(attributes, level)
    else if (name === 'g' && end) close()
    else if (name === 'g') open(attributes, level)
    else if (name === 'clipPath') clipId = attributes.id ?? ''
    else if (name === 'filter') filterId = attributes.id ?? ''
    else if (name === 'feGaussianBlur')
      known.blurs.set(filterId, Number(attributes.stdDeviation) * SCALE)
    else if (name === 'stop')
      gradient?.stops.push({
        at: Number(attributes.offset),
        rgb: hexToRgb(attributes['stop-color'] ?? '#000000'),
        opacity: Number(attributes['stop-opacity'] ?? 1),
      })
    else if (name?.endsWith('Gradient') && !end) {
      gradient = { attributes, stops: [] }
      known.gradients.set(attributes.id ?? '', gradient)
    }
  }
  return base
}
