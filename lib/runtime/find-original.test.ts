import { SourceMap } from 'node:module'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { findOriginal, type RawSourceMap } from '@/lib/runtime/find-original'

const CODE = Array.from(
  { length: 60 },
  (_, i) => `export function name${i}(given: number) {\n\n  return given * ${i} + other(given)\n}`,
).join('\n')

/** Two files in one map: each is a section, the second begins in the middle of a line. */
function indexed(map: RawSourceMap, line: number, column: number): RawSourceMap {
  if (!('mappings' in map)) throw new Error('The map has sections already.')
  const offset = (at: number, within: number) => ({ line: at, column: within })
  return {
    sections: [
      { offset: offset(0, 0), map },
      { offset: offset(line, column), map },
    ],
  }
}

test.each([true, false])('each place is the one that Node finds, minified: %s', (minify) => {
  const options = { loader: 'ts', minify, sourcemap: true, sourcefile: 'given.ts' } as const
  const built = transformSync(`const other = (x: number) => x\n${CODE}`, options)
  const map = JSON.parse(built.map) as RawSourceMap
  const lines = built.code.split('\n')
  for (const one of [map, indexed(map, lines.length, 3)]) {
    const node = new SourceMap({ version: 3, file: '', sourceRoot: '', names: [], ...one } as never)
    let found = 0
    for (const [line, text] of lines.entries()) {
      for (let column = 0; column < text.length; column++) {
        const entry = node.findEntry(line, column)
        const place = findOriginal(one, line, column)
        if (!place) continue
        found++
        expect(place, `${line}:${column}`).toEqual({
          source: 'originalSource' in entry && entry.originalSource,
          line: 'originalLine' in entry && entry.originalLine,
          column: 'originalColumn' in entry && entry.originalColumn,
        })
      }
    }
    expect(found).toBeGreaterThan(1000)
  }
  expect(findOriginal(map, lines.length + 5, 0)).toBeNull()
  expect(findOriginal(indexed(map, lines.length, 3), lines.length, 3)).toEqual(
    findOriginal(map, 0, 0),
  )
})
