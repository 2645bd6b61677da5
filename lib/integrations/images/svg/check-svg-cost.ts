import { UnusablePicture } from '@/lib/integrations/images/port'
import { countNumbers } from '@/lib/integrations/images/svg/svg-grammar'
import type { SvgElement } from '@/lib/integrations/images/svg/parse-svg'

const MAX_COST = 3000
const MAX_DEPTH = 40
const NUMBERS_PER_COST = 10
const LAYER_COST = 5

type Cost = { cost: number; depth: number }

/** Counts each element once per use, so that nested references cannot multiply unnoticed. */
export function checkSvgCost(root: SvgElement): void {
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
