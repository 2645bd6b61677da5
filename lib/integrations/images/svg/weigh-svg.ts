import { countNumbers } from '@/lib/integrations/images/svg/svg-grammar'
import type { SvgElement } from '@/lib/integrations/images/svg/parse-svg'
import { UnusablePicture } from '@/lib/integrations/images/unusable-picture'

const HEAVIEST = 3000
const DEEPEST = 40
const NUMBERS_PER_UNIT = 10
const LAYER = 5

type Weight = { weight: number; depth: number }

/** Counts each element once per use, so that nested references cannot multiply unnoticed. */
export function weighSvg(root: SvgElement): void {
  const byId = new Map<string, SvgElement>()
  collect(root, byId)
  const known = new Map<SvgElement, Weight | 'being weighed'>()

  function weigh(element: SvgElement): Weight {
    const found = known.get(element)
    if (found === 'being weighed') throw new UnusablePicture('The SVG uses itself.')
    if (found) return found
    known.set(element, 'being weighed')
    let weight = ownWeight(element)
    let depth = 0
    for (const part of [...element.children, ...usedBy(element, byId)]) {
      const inner = weigh(part)
      weight += inner.weight
      depth = Math.max(depth, inner.depth)
    }
    if (weight > HEAVIEST) throw new UnusablePicture('The SVG draws too much.')
    if (++depth > DEEPEST) throw new UnusablePicture('The SVG is nested too deeply.')
    known.set(element, { weight, depth })
    return { weight, depth }
  }

  weigh(root)
}

function collect(element: SvgElement, byId: Map<string, SvgElement>): void {
  const id = element.attributes.get('id')
  if (id) byId.set(id, element)
  for (const child of element.children) collect(child, byId)
}

function ownWeight({ attributes }: SvgElement): number {
  let numbers = 0
  for (const value of attributes.values()) numbers += countNumbers(value)
  const layers = ['opacity', 'mask', 'clip-path'].filter((name) => attributes.has(name))
  return 1 + numbers / NUMBERS_PER_UNIT + layers.length * LAYER
}

function usedBy({ name, attributes }: SvgElement, byId: Map<string, SvgElement>): SvgElement[] {
  const ids = [
    name === 'use' ? attributes.get('href')?.slice(1) : undefined,
    ...['clip-path', 'mask'].map((key) => attributes.get(key)?.slice('url(#'.length, -1)),
  ]
  return ids.flatMap((id) => (id === undefined ? [] : (byId.get(id) ?? [])))
}
