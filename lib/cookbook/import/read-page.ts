import { Parser } from 'htmlparser2'
import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import { type Item, readMicrodata } from '@/lib/cookbook/import/read-microdata'
import {
  headingMark,
  breaksLine,
  isHidden,
  isHeadingMark,
  tidyLines,
  toOneLine,
} from '@/lib/cookbook/import/plain-text'

export type Page = {
  title: string
  /** What is seen, in lines; headings begin with `#` as in Markdown. */
  text: string
  /** The scripts that are JSON-LD. */
  blocks: readonly string[]
  items: readonly Item[]
}

const LINKED_DATA = /^\s*application\/ld\+json/iu
const HEADING = /^h[1-6]$/u

/** Reads a page's source in one pass; what is nested too deep is left out. */
export function readPage(html: string): Page {
  const blocks: string[] = []
  const titles = new Map<string, string>()
  const microdata = readMicrodata()
  const texts: string[] = []
  let script: string[] | null = null
  let named: { name: string; from: number } | null = null
  let hidden = 0
  let depth = 0

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > IMPORT_LIMITS.elements) return parser.pause()
      if (name === 'script' && LINKED_DATA.test(attributes.type ?? '')) script = []
      if (isHidden(name)) hidden += 1
      if (breaksLine(name, true)) texts.push('\n')
      if (name === 'td' || name === 'dd') texts.push(' ')
      if (name === 'meta') keepMeta(titles, attributes)
      if (HEADING.test(name)) texts.push(headingMark(Number(name[1])))
      if (name === 'title' || name === 'h1') named ??= { name, from: texts.length }
      microdata.open(name, attributes, texts.length)
    },
    ontext(text) {
      if (script) script.push(text)
      else if (hidden === 0) texts.push(text.replace(/\s+/gu, ' '))
    },
    onclosetag(name) {
      depth -= 1
      microdata.close(texts)
      if (named?.name === name) {
        const text = toOneLine(
          texts
            .slice(named.from)
            .filter((part) => !isHeadingMark(part))
            .join(''),
        )
        if (text && !titles.has(name)) titles.set(name, text)
        if (name === 'title') texts.length = named.from
        named = null
      }
      if (isHidden(name)) hidden -= 1
      if (breaksLine(name, false)) texts.push('\n')
      if (name !== 'script' || !script) return
      blocks.push(script.join(''))
      script = null
    },
  })
  parser.end(html)
  const title = titles.get('h1') ?? titles.get('og:title') ?? titles.get('title') ?? ''
  return { title, text: tidyLines(texts.join('')), blocks, items: microdata.finish() }
}

function keepMeta(titles: Map<string, string>, attributes: Readonly<Record<string, string>>): void {
  const name = attributes.property ?? attributes.name
  if (name === 'og:title' && attributes.content) titles.set(name, toOneLine(attributes.content))
}
