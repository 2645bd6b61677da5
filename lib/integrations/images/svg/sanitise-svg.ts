import { UnusablePicture } from '@/lib/integrations/images/port'
import { parseSvg, type SvgElement } from '@/lib/integrations/images/svg/parse-svg'
import {
  allowedAttributes,
  countNumbers,
  ELEMENTS,
  SHAPES,
} from '@/lib/integrations/images/svg/svg-grammar'

const MAX_RATIO = 2

type SvgLimits = {
  /** Pixels of the longer side. */
  side?: number
  minShapes?: number
}

/** Rebuilds it from an allow-list; throws `UnusablePicture` for too little or too much to draw. */
export function sanitiseSvg(
  source: string,
  { side = 1024, minShapes = 3 }: SvgLimits = {},
): string {
  const root = parseSvg(source)
  if (root.name !== 'svg') throw new UnusablePicture('The answer is not an SVG.')
  const clean = sanitise(root, new Set())
  const box = viewBoxOf(clean)
  if (countShapes(clean) < minShapes) throw new UnusablePicture('The SVG shows nothing.')
  checkSvgCost(clean)
  for (const name of ['x', 'y', 'width', 'height', 'viewBox']) clean.attributes.delete(name)
  const scale = side / Math.max(box.width, box.height)
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * scale)}"` +
    ` height="${Math.round(box.height * scale)}"` +
    ` viewBox="${box.x} ${box.y} ${box.width} ${box.height}"${serialiseAttributes(clean.attributes)}>`
  return `${head}${clean.children.map(serialise).join('')}</svg>`
}

/** The first element with a repeated id keeps it. */
function sanitise({ name, attributes, children }: SvgElement, ids: Set<string>): SvgElement {
  const allowed = allowedAttributes(attributes)
  const id = allowed.get('id')
  if (id !== undefined && ids.has(id)) allowed.delete('id')
  else if (id !== undefined) ids.add(id)
  const known = children
    .map(withoutLink)
    .filter((child) => ELEMENTS.has(child.name) && child.name !== 'svg')
  return { name, attributes: allowed, children: known.map((child) => sanitise(child, ids)) }
}

/** What a link holds is drawn, and leads nowhere. */
function withoutLink(element: SvgElement): SvgElement {
  if (element.name !== 'a') return element
  const attributes = new Map(element.attributes)
  attributes.delete('href')
  attributes.delete('xlink:href')
  return { ...element, name: 'g', attributes }
}

function viewBoxOf({ attributes }: SvgElement) {
  const given = attributes
    .get('viewBox')
    ?.split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = given ?? [
    0,
    0,
    ...['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? '')),
  ]
  const ratio = width / height
  const isPicture = width > 0 && height > 0 && ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO
  if (!isPicture || ![x, y].every(Number.isFinite)) {
    throw new UnusablePicture('The SVG has no size of a picture.')
  }
  return { x, y, width, height }
}

function countShapes({ name, children }: SvgElement): number {
  return children.reduce((sum, child) => sum + countShapes(child), SHAPES.has(name) ? 1 : 0)
}

function serialise({ name, attributes, children }: SvgElement): string {
  const inner = children.map(serialise).join('')
  return `<${name}${serialiseAttributes(attributes)}${inner === '' ? '/>' : `>${inner}</${name}>`}`
}

/** Allowed values hold no quotation mark, ampersand or angle bracket, so nothing is escaped. */
function serialiseAttributes(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')
}

const MAX_COST = 3000
const MAX_DEPTH = 40
const NUMBERS_PER_COST = 10
const LAYER_COST = 5

type Cost = { cost: number; depth: number }

/** Counts each element once per use, so that nested references cannot multiply unnoticed. */
function checkSvgCost(root: SvgElement): void {
  const byId = new Map<string, SvgElement>()
  collect(root, byId)
  const known = new Map<SvgElement, Cost | 'pending'>()

  function costOf(element: SvgElement): Cost {
    const found = known.get(element)
    if (found === 'pending') throw new UnusablePicture('The SVG uses itself.')
    if (found) return found
    known.set(element, 'pending')
    let cost = ownCost(element)
    let depth = 0
    for (const part of [...element.children, ...usedBy(element, byId)]) {
      const inner = costOf(part)
      cost += inner.cost
      depth = Math.max(depth, inner.depth)
    }
    if (cost > MAX_COST) throw new UnusablePicture('The SVG draws too much.')
    if (++depth > MAX_DEPTH) throw new UnusablePicture('The SVG is nested too deeply.')
    known.set(element, { cost, depth })
    return { cost, depth }
  }

  costOf(root)
}

function collect(element: SvgElement, byId: Map<string, SvgElement>): void {
  const id = element.attributes.get('id')
  if (id) byId.set(id, element)
  for (const child of element.children) collect(child, byId)
}

function ownCost({ attributes }: SvgElement): number {
  let numbers = 0
  for (const value of attributes.values()) numbers += countNumbers(value)
  const layers = ['opacity', 'mask', 'clip-path'].filter((name) => attributes.has(name))
  return 1 + numbers / NUMBERS_PER_COST + layers.length * LAYER_COST
}

function usedBy({ name, attributes }: SvgElement, byId: Map<string, SvgElement>): SvgElement[] {
  const ids = [
    name === 'use' ? attributes.get('href')?.slice(1) : undefined,
    ...['clip-path', 'mask'].map((key) => attributes.get(key)?.slice('url(#'.length, -1)),
  ]
  return ids.flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? [])))
}
