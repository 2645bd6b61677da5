import { includes, normalise, type Range } from './code-points'

const LAST_CASED = 0x1e943
/** Its upper case is I, but PCRE2 and Unicode's simple case folding keep the two apart. */
const DOTLESS_I = 0x131

let classes: readonly (readonly number[])[] | undefined

/** The ranges with the other cases of all their letters. */
export function withOtherCases(ranges: readonly Range[]): Range[] {
  classes ??= caseClasses()
  const others = classes.filter((members) => members.some((each) => includes(ranges, each)))
  return normalise([...ranges, ...others.flat().map((each): Range => [each, each])])
}

/** Letters that are equal without regard to case, such as k, K and the sign for kelvin. */
function caseClasses(): number[][] {
  const byMember = new Map<number, number[]>()
  const unite = (a: number, b: number): void => {
    const [first, second] = [byMember.get(a) ?? [a], byMember.get(b) ?? [b]]
    if (first === second) return
    const united = [...first, ...second]
    for (const member of united) byMember.set(member, united)
  }
  for (let codePoint = 0; codePoint <= LAST_CASED; codePoint++) {
    if (codePoint === DOTLESS_I) continue
    const character = String.fromCodePoint(codePoint)
    for (const other of [character.toLowerCase(), character.toUpperCase()]) {
      if (other === character || Array.from(other).length > 1) continue
      unite(codePoint, other.codePointAt(0) ?? codePoint)
    }
  }
  return [...new Set(byMember.values())]
}
