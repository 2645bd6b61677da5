const LONGEST = 60

/** Whether something is said twice, as in a flower among flowers or in the hills in the sun. */
function repeatsItself(title: string): boolean {
  if (/ (in|on|at|with) .* \1 |-by by |flower (?:and|with) (?!flower)/.test(title)) return true
  const words = title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !/^(the|and|with)$/.test(word))
    .map((word) => word.replace(/(?:e?s|ies)$/, ''))
  return new Set(words).size < words.length
}

/** What has so many words needs no place. */
const TOO_LONG = / with the flag .* (?:on|at|by|in|over|among|under|before|below) /

/** Whether a title is short enough and says nothing twice. */
export const isFit = (line: string): boolean =>
  line.length <= LONGEST && !repeatsItself(line) && !TOO_LONG.test(line)
