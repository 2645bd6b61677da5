import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Expected = {
  title?: string | null
  ingredients?: string[] | null
  instructions_list?: string[] | null
  yields?: string | null
  total_time?: number | null
  language?: string | null
}

export type Marking = 'json-ld' | 'microdata' | 'none'

export type RealPage = { name: string; html: string; marking: Marking; expected: Expected }

const LINKED_DATA = /<script[^>]*\bld(?:\+|&#x2B;|&#43;)json[^>]*>([\s\S]*?)<\/script/gi
const MICRODATA = /itemtype\s*=\s*["']?https?:\/\/schema\.org\/Recipe/i

/** The pages of the folder that have a file with their expected result beside them. */
export function* readPages(folder: string): Generator<RealPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const known = new Set(files)
  for (const name of files.filter((file) => file.endsWith('.testhtml'))) {
    const json = name.replace(/testhtml$/, 'json')
    if (!known.has(json)) continue
    const html = readFileSync(path.join(folder, name), 'utf8')
    const expected: Expected = JSON.parse(readFileSync(path.join(folder, json), 'utf8'))
    yield { name, html, marking: markingOf(html), expected }
  }
}

function markingOf(html: string): Marking {
  for (const [, block = ''] of html.matchAll(LINKED_DATA)) {
    if (/["'/]Recipe["']/.test(block)) return 'json-ld'
  }
  return MICRODATA.test(html) ? 'microdata' : 'none'
}
