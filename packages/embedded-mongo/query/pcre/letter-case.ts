import { normalise, type Range } from './code-points'

/** All letters with a case are in these blocks; the others are far larger. */
const BLOCKS: readonly Range[] = [
  [0x00, 0x2fff],
  [0xa000, 0xabff],
  [0xff00, 0x10dff],
  [0x11800, 0x118ff],
  [0x16e00, 0x16eff],
  [0x1e900, 0x1e9ff],
]
const SMALL = 0x80
/** Its upper case is I, but PCRE2 and Unicode's simple case folding keep the two apart. */
const DOTLESS_I = 0x131

const KELVIN_SIGN = 0x212a
const LONG_S = 0x17f
const ASCII_END = 0x80

let classes: ReadonlyMap<number, readonly number[]> | undefined

/** The ranges with the other cases of all their letters. */
export function withOtherCases(ranges: readonly Range[]): Range[] {
  const others = ranges.flatMap((range) => lettersIn(range).flatMap(otherCasesOf))
  return normalise([...ranges, ...others.map((other): Range => [other, other])])
}

/** The code points of a small range, or those of a large one that have several cases. */
function lettersIn([first, last]: Range): number[] {
  const length = last - first + 1
  if (length <= SMALL) return Array.from({ length }, (_, i) => first + i)
  const cased = [...(classes ??= caseClasses()).keys()]
  return cased.filter((codePoint) => first <= codePoint && codePoint <= last)
}

/** Letters of ASCII do without the table, which takes milliseconds to make. */
function otherCasesOf(codePoint: number): readonly number[] {
  if (codePoint >= ASCII_END) return (classes ??= caseClasses()).get(codePoint) ?? []
  const letter = String.fromCharCode(codePoint).toLowerCase()
  if (letter < 'a' || letter > 'z') return []
  const other = codePoint ^ 0x20
  if (letter === 'k') return [other, KELVIN_SIGN]
  return letter === 's' ? [other, LONG_S] : [other]
}

/** Letters that are equal without regard to case, such as k, K and the sign for kelvin. */
function caseClasses(): Map<number, number[]> {
  const byMember = new Map<number, number[]>()
  const unite = (a: number, b: number): void => {
    const [first, second] = [byMember.get(a) ?? [a], byMember.get(b) ?? [b]]
    if (first === second) return
    const united = [...first, ...second]
    for (const member of united) byMember.set(member, united)
  }
  for (const [first, last] of BLOCKS) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      if (codePoint === DOTLESS_I) continue
      const character = String.fromCodePoint(codePoint)
      for (const other of [character.toLowerCase(), character.toUpperCase()]) {
        if (other === character || Array.from(other).length > 1) continue
        unite(codePoint, other.codePointAt(0) ?? codePoint)
      }
    }
  }
  return byMember
}
