type FlatMap = { sources: readonly string[]; mappings: string }
type IndexMap = { sections: readonly { offset: { line: number; column: number }; map: FlatMap }[] }
export type RawSourceMap = FlatMap | IndexMap
export type Place = { source: string; line: number; column: number }

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const DIGITS = new Map([...ALPHABET].map((character, digit) => [character.charCodeAt(0), digit]))
const [COMMA, SEMICOLON] = [44, 59]

/** Null where nothing is mapped; counts from 0 (ECMA-426). Decoded, one file's map takes 100 MB. */
export function findOriginal(map: RawSourceMap, line: number, column: number): Place | null {
  if ('mappings' in map) return findInFlat(map, line, column)
  const section = map.sections.findLast(
    ({ offset }) => offset.line < line || (offset.line === line && offset.column <= column),
  )
  if (!section) return null
  const { offset } = section
  const within = offset.line === line ? column - offset.column : column
  return findInFlat(section.map, line - offset.line, within)
}

function findInFlat({ sources, mappings }: FlatMap, line: number, column: number): Place | null {
  let found: Place | null = null
  let generatedLine = 0
  // The column, then source, line and column of the original; the name is of no use here.
  let [at, source, originalLine, originalColumn] = [0, 0, 0, 0]
  let fields: number[] = []
  let [value, shift] = [0, 0]
  for (let i = 0; i <= mappings.length; i++) {
    const code = i < mappings.length ? mappings.charCodeAt(i) : SEMICOLON
    if (code !== COMMA && code !== SEMICOLON) {
      const digit = DIGITS.get(code) ?? 0
      value += (digit & 31) << shift
      shift += 5
      if (digit & 32) continue
      fields.push(value & 1 ? -(value >>> 1) : value >>> 1)
      value = shift = 0
      continue
    }
    const [toColumn, toSource, toLine = 0, toOriginalColumn = 0] = fields
    fields = []
    if (toColumn !== undefined) {
      at += toColumn
      if (generatedLine === line && at > column) return found
      source += toSource ?? 0
      originalLine += toLine
      originalColumn += toOriginalColumn
      const name = sources[source]
      const isMapped = toSource !== undefined && name !== undefined
      found = isMapped ? { source: name, line: originalLine, column: originalColumn } : null
    }
    if (code === COMMA) continue
    if (generatedLine === line) return found
    generatedLine++
    at = 0
    found = null
  }
  return null
}
