const HAS_AMOUNT = /[\d½⅓⅔¼¾⅛]/u
const AMOUNT = /^[\d½⅓⅔¼¾⅛]\S{0,9}(?:\s\S{1,12}){0,2}$/u
const MOST_BEFORE = 30

/** Some sites mark the names of ingredients alone; their amounts are read from what is seen. */
export function withSeenAmounts(lines: string[], text: string): string[] {
  const bare = lines.filter((line) => !HAS_AMOUNT.test(line))
  if (bare.length * 2 <= lines.length) return lines
  const amounts = amountsBefore(new Set(bare), text.split('\n'))
  return lines.map((line) => {
    const amount = amounts.get(line)?.shift()
    return amount === undefined ? line : `${amount} ${line}`
  })
}

/** The amounts of each name in their order: in the line before it, or at the start of its own. */
function amountsBefore(names: ReadonlySet<string>, seen: readonly string[]) {
  const amounts = new Map<string, string[]>()
  const keep = (name: string, amount: string) =>
    amounts.set(name, [...(amounts.get(name) ?? []), amount])
  seen.forEach((line, index) => {
    const before = seen[index - 1] ?? ''
    if (names.has(line)) {
      if (AMOUNT.test(before)) keep(line, before)
      return
    }
    const words = line.slice(0, MOST_BEFORE).split(' ')
    for (let count = 1; count < words.length; count += 1) {
      const amount = words.slice(0, count).join(' ')
      const name = line.slice(amount.length + 1)
      if (names.has(name) && HAS_AMOUNT.test(amount)) return keep(name, amount)
    }
  })
  return amounts
}
