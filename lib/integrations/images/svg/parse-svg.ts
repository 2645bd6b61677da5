import { UnusablePicture } from '@/lib/integrations/images/port'

export type SvgElement = {
  name: string
  attributes: Map<string, string>
  children: SvgElement[]
}

const MAX_CHARACTERS = 200_000
const MAX_ELEMENTS = 2000
const MAX_DEPTH = 24

const NAME = /[A-Za-z_][\w.:-]*/y
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const TAG_END = /\s*(\/?)>/y
/** Drawing programs write it so; nothing is declared or read. */
const DOCTYPE = /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"[^"]*"\s+"[^"]*")?\s*>/y
const CLOSING = /<\/([A-Za-z_][\w.:-]*)\s*>/y

/** Linear time, no declarations and so no entity expansion. Throws `UnusablePicture`. */
export function parseSvg(source: string): SvgElement {
  if (source.length > MAX_CHARACTERS) throw new UnusablePicture('The SVG is too long.')
  const top: SvgElement = { name: '', attributes: new Map(), children: [] }
  const open = [top]
  let elements = 0
  let at = source.indexOf('<')
  while (at !== -1) {
    const parent = open.at(-1) ?? top
    if (source.startsWith('<!--', at)) at = after(source, '-->', at)
    else if (source.startsWith('<![CDATA[', at)) at = after(source, ']]>', at)
    else if (source.startsWith('<?', at)) at = after(source, '?>', at)
    else if (source.startsWith('<!DOCTYPE', at)) at = read(DOCTYPE, source, at)[0].length + at
    else if (source.startsWith('</', at)) {
      const [whole, name] = read(CLOSING, source, at)
      if (parent === top || name !== parent.name) throw malformed()
      open.pop()
      at += whole.length
    } else {
      if (++elements > MAX_ELEMENTS) throw new UnusablePicture('The SVG has too many elements.')
      const { element, isEmpty, end } = readTag(source, at)
      parent.children.push(element)
      if (!isEmpty) open.push(element)
      if (open.length > MAX_DEPTH) throw new UnusablePicture('The SVG is nested too deeply.')
      at = end
    }
    at = source.indexOf('<', at)
  }
  const [root] = top.children
  if (!root || open.length > 1 || top.children.length > 1) throw malformed()
  return root
}

function readTag(source: string, start: number) {
  const [name = ''] = read(NAME, source, start + 1)
  const attributes = new Map<string, string>()
  let at = start + 1 + name.length
  ATTRIBUTE.lastIndex = at
  for (let found = ATTRIBUTE.exec(source); found; found = ATTRIBUTE.exec(source)) {
    const [whole, key = '', double, single] = found
    if (attributes.has(key)) throw malformed()
    attributes.set(key, double ?? single ?? '')
    at += whole.length
  }
  const [whole, slash] = read(TAG_END, source, at)
  const element: SvgElement = { name, attributes, children: [] }
  return { element, isEmpty: slash === '/', end: at + whole.length }
}

function read(pattern: RegExp, source: string, at: number): RegExpExecArray {
  pattern.lastIndex = at
  const found = pattern.exec(source)
  if (!found) throw malformed()
  return found
}

function after(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from)
  if (at === -1) throw malformed()
  return at + end.length
}

function malformed(): UnusablePicture {
  return new UnusablePicture('The SVG is not well-formed.')
}
