import { cleanLines } from '@/lib/http/clean-text'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  thinsp: ' ',
  ensp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  deg: '°',
  times: '×',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  egrave: 'è',
  eacute: 'é',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  szlig: 'ß',
  bull: '•',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  Eacute: 'É',
  laquo: '«',
  raquo: '»',
  middot: '·',
}
const BLOCK = /^\/?(?:p|br|li|ul|ol|div|tr|h[1-6]|section)$/iu
const HIDDEN = /^(?:script|style|template|noscript)$/iu

/** It drops markup; blocks begin new lines, and control characters are gone (G-11). */
export function toPlainText(html: string): string {
  // Some sites escape twice, so that tags and entities appear after the first reading.
  const text = decodeEntities(removeTags(decodeEntities(removeTags(html))))
  const lines = cleanLines(text.replaceAll('\u0000', ''))
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
  return lines.filter(Boolean).join('\n')
}

export type Tag = {
  name: string
  isClosing: boolean
  /** It is the tag as written, with its attributes. */
  text: string
  from: number
  end: number
}

/** Tags in their order, without unclosed ones. */
export function* readTags(html: string): Generator<Tag> {
  let from = html.indexOf('<')
  while (from >= 0) {
    const name = /^\/?[a-z][a-z0-9]*/iu.exec(html.slice(from + 1, from + 20))?.[0]
    if (name) {
      const end = html.indexOf('>', from)
      if (end < 0) return
      yield {
        name: name.replace('/', '').toLowerCase(),
        isClosing: name.startsWith('/'),
        text: html.slice(from, end + 1),
        from,
        end: end + 1,
      }
      from = html.indexOf('<', end)
    } else {
      from = html.indexOf('<', from + 1)
    }
  }
}

function removeTags(html: string): string {
  const texts: string[] = []
  let textFrom = 0
  let hiddenBy: string | null = null
  for (const { name, isClosing, from, end } of readTags(html)) {
    if (hiddenBy === null) {
      texts.push(html.slice(textFrom, from))
      if (BLOCK.test(name)) texts.push('\n')
      if (!isClosing && HIDDEN.test(name)) hiddenBy = name
    } else if (isClosing && name === hiddenBy) {
      hiddenBy = null
    }
    textFrom = end
  }
  if (hiddenBy === null) texts.push(html.slice(textFrom))
  return texts.join('')
}

export function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/giu, (all, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? all
    const isHex = /^#x/iu.test(name)
    const code = isHex ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
