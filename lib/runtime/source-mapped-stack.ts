import fs from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { findOriginal, type RawSourceMap } from '@/lib/runtime/find-original'

const PLACE = /(?:file:\/\/)?(\/[^():]+\.js):(\d+):(\d+)/g
/** The places of built files, and what stands for them; most errors come from few places. */
const known = new LRUCache<string, string>({ max: 1000 })

/** It reads the maps beside the files; Node's own way keeps those of all loaded files in memory. */
export function mappedStack(stack: string): string {
  const fresh = [...stack.matchAll(PLACE)].filter(([place]) => !known.has(place))
  // A map of the build has up to 11 MB, so that each is read once for a stack and not kept.
  for (const file of new Set(fresh.map(([, name = '']) => name))) {
    const map = readMap(`${file}.map`)
    for (const [place, name, line, column] of fresh) {
      if (name !== file) continue
      const found = map && findOriginal(map, Number(line) - 1, Number(column) - 1)
      const source = found && path.resolve(path.dirname(file), found.source)
      known.set(place, found ? `${source}:${found.line + 1}:${found.column + 1}` : place)
    }
  }
  return stack.replace(PLACE, (place) => known.get(place) ?? place)
}

function readMap(file: string): RawSourceMap | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as RawSourceMap
  } catch {
    return undefined
  }
}
