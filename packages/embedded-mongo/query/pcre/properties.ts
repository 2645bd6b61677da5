import { ANY, type CharacterSet, negated, setOf } from './character-set'
import { HORIZONTAL, VERTICAL } from './character-types'
import { canonicalName, isCategory, isScript } from './property-names'
import { PatternError, type Reader } from './reader'

const PROPERTY = /([pP])(?:\{(\^?)([^}^]+)\}|([A-Za-z]))/y
const SCRIPT_PREFIX = /^(sc|script|scx|scriptextensions)[:=](.*)$/

/** PCRE2's own properties; `isspace` in the sense of Perl and of POSIX are the same. */
const OWN: ReadonlyMap<string, CharacterSet> = new Map([
  ['any', ANY],
  ['l&', ofProperties('LC')],
  ['xan', ofProperties('L', 'N')],
  ['xwd', { ...ofProperties('L', 'N'), ranges: [[0x5f, 0x5f]] }],
  ['xsp', { ...ofProperties('Z'), ranges: [...HORIZONTAL, ...VERTICAL] }],
  ['xps', { ...ofProperties('Z'), ranges: [...HORIZONTAL, ...VERTICAL] }],
  [
    'xuc',
    setOf([
      [0x24, 0x24],
      [0x40, 0x40],
      [0x60, 0x60],
      [0xa0, 0xd7ff],
      [0xe000, 0x10ffff],
    ]),
  ],
])

/** Reads p or P with the name of a property; names are compared as Unicode says, loosely. */
export function readProperty(reader: Reader): CharacterSet {
  const [, letter, circumflex, braced, single] = reader.take(PROPERTY) ?? []
  const name = (braced ?? single ?? '').toLowerCase().replaceAll(/[\s_-]/g, '')
  const set = OWN.get(name) ?? ofName(name)
  if (!set) throw new PatternError(`the property ${name} is unknown or not supported`)
  const isNegated = (letter === 'P') !== (circumflex === '^')
  return isNegated ? negated(set) : set
}

function ofName(name: string): CharacterSet | undefined {
  const [, kind, prefixed] = SCRIPT_PREFIX.exec(name) ?? []
  const canonical = canonicalName(prefixed ?? name)
  if (canonical === undefined) return undefined
  if (isScript(canonical)) {
    if (kind === 'sc' || kind === 'script') return ofProperties(`sc=${canonical}`)
    // Common and Inherited are the scripts of characters whose extensions name others.
    const isGeneral = canonical === 'Zyyy' || canonical === 'Zinh'
    return ofProperties(`scx=${canonical}`, ...(isGeneral ? [`sc=${canonical}`] : []))
  }
  if (prefixed !== undefined) return undefined
  return ofProperties(isCategory(canonical) ? `gc=${canonical}` : canonical)
}

function ofProperties(...names: string[]): CharacterSet {
  return { ranges: [], properties: names.map((name) => `\\p{${name}}`), isNegated: false }
}
