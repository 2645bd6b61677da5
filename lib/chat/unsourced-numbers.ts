const NUMBER = /\d+(?:[.,:]\d+)*/g

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? []

/** Numbers of an answer that stand in none of the texts; single digits may count what was found. */
export function unsourcedNumbers(answer: string, texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(numbersIn))
  return [...new Set(numbersIn(answer))].filter((number) => number.length > 1 && !known.has(number))
}
