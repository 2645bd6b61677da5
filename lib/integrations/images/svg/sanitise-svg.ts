import { UnusablePicture } from '@/lib/integrations/images/port'
import { parseSvg, type SvgElement } from '@/lib/integrations/images/svg/parse-svg'
import { allowedAttributes, ELEMENTS, SHAPES } from '@/lib/integrations/images/svg/svg-grammar'
import { checkSvgCost } from '@/lib/integrations/images/svg/check-svg-cost'

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
