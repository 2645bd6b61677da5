const HAS_AMOUNT = /[\d½⅓⅔¼¾⅛]/u
const AMOUNT = /^[\d½⅓⅔¼¾⅛]\S{0,9}(?:\s\S{1,12}){0,2}$/u
const MAX_BEFORE = 30

type Amounts = Map<string, string[]>

/** Some sites mark the names of ingredients alone; their amounts are read from what is seen. */
export function withSeenAmounts(lines: string[], text: string): string[] {
  const bare = new Set(lines.filter((line) => !HAS_AMOUNT.test(line)))
  if (bare.size * 2 <= lines.length) return lines
  // A line that is marked itself is no amount of its neighbour.
  const seen = text.split('\n').map((line) => (lines.includes(line) && !bare.has(line) ? '' : line))
  const [before, after] = [-1, 1].map((step) => amountsBeside(bare, seen, step))
  const amounts = (after?.size ?? 0) > (before?.size ?? 0) ? after : before
  return lines.map((line) => {
    const amount = amounts?.get(line)?.shift()
    return amount === undefined ? line : `${amount} ${line}`
  })
}

/** The amounts of each name in their order: at the start of its line, or in the line beside it. */
function amountsBeside(names: ReadonlySet<string>, seen: readonly string[], step: number): Amounts {
  const amounts: Amounts = new Map()
  const isNamed = (text: string) => [...names].some((name) => text.endsWith(name))
  const keep = (name: string, amount: string) =>
    amounts.set(name, [...(amounts.get(name) ?? []), amount])
  seen.forEach((line, index) => {
    const beside = seen[index + step] ?? ''
    if (names.has(line)) {
      if (AMOUNT.test(beside) && !isNamed(beside)) keep(line, beside)
      return
    }
    const words = line.slice(0, MAX_BEFORE).split(' ')
    for (let count = 1; count < words.length; count += 1) {
      const amount = words.slice(0, count).join(' ')
      const name = line.slice(amount.length + 1)
      if (names.has(name) && HAS_AMOUNT.test(amount)) return keep(name, amount)
    }
  })
  return amounts
}
