import fs from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

const PLACE = /(?:file:\/\/)?(\/[^():]+\.js):(\d+):(\d+)/g
/** Some have 4 MB; most errors come from few files. */
const maps = new LRUCache<string, { map: SourceMap | undefined }>({ max: 3 })

/** It reads the maps beside the files; Node's own way keeps those of all loaded files in memory. */
export function mappedStack(stack: string): string {
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const source = path.resolve(path.dirname(file), entry.originalSource)
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file)
  if (known) return known.map
  const map = readMap(`${file}.map`)
  maps.set(file, { map })
  return map
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
