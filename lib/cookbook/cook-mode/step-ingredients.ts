type Named = { name: string }

/** What these clauses name is in the pot already, or is not used. */
const NOT_ADDED = [
  /\b(?:until|till|once|when|while|before|as soon as)\s+(?:[\p{L}-]+\s+){1,5}?(?:is|are|has|have|turns?|looks?|becomes?|feels?|starts?|begins?|holds?|boils?|melts?|softens?|thickens?|goes|go|comes?)\b/giu,
  /\b(?:without|instead of|discard|remove)\s+(?:the\s+)?(?:(?!and\b|or\b)\p{L}+\s*){1,2}/giu,
]

/** The ingredients that a step adds, by the last word of their name: `oil` for `olive oil`. */
export function ingredientsOf<Ingredient extends Named>(
  step: string,
  ingredients: readonly Ingredient[],
): Ingredient[] {
  const added = NOT_ADDED.reduce((text, clause) => text.replace(clause, ' '), step)
  const text = ` ${wordsOf(added).join(' ')} `
  const named = ingredients.filter((ingredient) => mentions(text, headOf(ingredient.name)))
  return named.filter((ingredient) => {
    if (mentions(text, phraseOf(ingredient.name))) return true
    // `the rye flour` is not the wheat flour.
    return !named.some(
      (other) =>
        other !== ingredient &&
        headOf(other.name) === headOf(ingredient.name) &&
        mentions(text, phraseOf(other.name)),
    )
  })
}

function mentions(text: string, phrase: string): boolean {
  return phrase !== '' && text.includes(` ${phrase} `)
}

function headOf(name: string): string {
  return phraseOf(name).split(' ').at(-1) ?? ''
}

/** It drops what follows a comma or stands in brackets, and `cloves of`. */
function phraseOf(name: string): string {
  const main = name.replace(/\(.*?\)/gu, ' ').split(/[,;]/u)[0] ?? ''
  return wordsOf(main.replace(/^.*\sof\s/iu, '')).join(' ')
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular)
}

function singular(word: string): string {
  if (/(?:ss|us)$/u.test(word) || word.length < 4) return word
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=o|sh|ch|x)es$/u, '')
    .replace(/ves$/u, 'f')
    .replace(/s$/u, '')
}
