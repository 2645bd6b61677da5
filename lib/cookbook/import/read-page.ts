import { Parser } from 'htmlparser2'
import { IMPORT_LIMITS } from '@/lib/cookbook/import/catalogue'
import {
  breaksLine,
  headingMark,
  isHeadingMark,
  isHidden,
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
  const lists: string[] = []
  let script: string[] | null = null
  let named: { name: string; from: number } | null = null
  let hidden = 0
  let depth = 0

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (depth > IMPORT_LIMITS.elements) return parser.pause()
      if (name === 'script' && LINKED_DATA.test(attributes.type ?? '')) script = []
      if (isAside(name)) hidden += 1
      if (breaksLine(name, true)) texts.push('\n')
      if (name === 'td' || name === 'th' || name === 'dd') texts.push(' ')
      if (name === 'meta') keepMeta(titles, attributes)
      if (name === 'ol' || name === 'ul') lists.push(name)
      if (name === 'li' && lists.at(-1) === 'ol') texts.push('1. ')
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
      if (isAside(name)) hidden -= 1
      if (name === lists.at(-1)) lists.pop()
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

function isAside(name: string): boolean {
  return isHidden(name) || name === 'footer' || name === 'nav'
}

function keepMeta(titles: Map<string, string>, attributes: Readonly<Record<string, string>>): void {
  const name = attributes.property ?? attributes.name
  if (name === 'og:title' && attributes.content) titles.set(name, toOneLine(attributes.content))
}

/** The object that JSON-LD would have been; it inherits nothing. */
type Item = Record<string, unknown[]>

type Scope = { depth: number; item: Item; isRdfa: boolean }
type Open = Omit<Scope, 'isRdfa'> & { names: readonly string[]; from: number }

type Attributes = Readonly<Record<string, string>>

const MAX_OPEN = 20

/** It is told of each element of a page, and collects the items that stand alone. */
function readMicrodata() {
  const items: Item[] = []
  const scopes: Scope[] = []
  const opened: Open[] = []
  let recipe: Item | undefined
  let depth = 0

  function open(name: string, attributes: Attributes, from: number): void {
    depth += 1
    const isRdfa = scopes.at(-1)?.isRdfa ?? /Recipe$/u.test(attributes.typeof ?? '')
    const type = attributes.itemtype ?? (isRdfa ? attributes.typeof : undefined)
    const written = attributes.itemprop ?? (isRdfa ? attributes.property : '') ?? ''
    // RDFa has prefixes, such as `schema:`.
    const names = written
      .split(/\s+/u)
      .map((name) => name.replace(/^\w+:/u, ''))
      .filter(Boolean)
    const parent = scopes.at(-1)?.item ?? (names.some(isOfRecipe) ? recipe : undefined)
    if (attributes.itemscope !== undefined || type !== undefined) {
      const item: Item = Object.create(null)
      item['@type'] = (type ?? '').split(/\s+/u)
      if (parent && names.length > 0) add(parent, names, item)
      else items.push(item)
      if (/Recipe\b/u.test(type ?? '')) recipe = item
      scopes.push({ depth, item, isRdfa })
    } else if (parent && names.length > 0) {
      const value = valueOf(name, attributes)
      if (value !== undefined) add(parent, names, value)
      else if (opened.length < MAX_OPEN) opened.push({ depth, item: parent, names, from })
    }
  }

  function close(texts: readonly string[]): void {
    while (opened.at(-1)?.depth === depth) {
      const { item, names, from } = opened.pop() ?? { item: {}, names: [], from: 0 }
      const read = texts.slice(from).filter((text) => !isHeadingMark(text) && text !== '1. ')
      add(item, names, read.join(''))
    }
    if (scopes.at(-1)?.depth === depth) scopes.pop()
    depth -= 1
  }

  function finish(): Item[] {
    for (const item of items) {
      for (const name of ['recipeIngredient', 'ingredients']) {
        if (item[name]) item[name] = toLines(item[name])
      }
    }
    return items
  }

  return { open, close, finish }
}

/** Pages that close an element too many have these outside of the recipe. */
function isOfRecipe(name: string): boolean {
  return /^(?:recipe|ingredients$)/u.test(name)
}

function add(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names) (item[name] ??= []).push(value)
}

/** Elements that stand beside each other have one line each, and one alone has a list. */
function toLines(values: readonly unknown[]): unknown[] {
  if (values.length < 2) return [...values]
  return values.map((value) => (typeof value === 'string' ? toOneLine(value) : value))
}

/** Undefined where the value is the text of the element. */
function valueOf(name: string, attributes: Attributes): string | undefined {
  const { content, datetime, href, src } = attributes
  if (name === 'link') return href ?? ''
  if (name === 'img' || name === 'source') return src ?? ''
  return name === 'meta' ? (content ?? '') : (content ?? datetime)
}
