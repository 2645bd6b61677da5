const VISIBLE = /[^\p{Cf}\p{Cc}\p{Z}\p{DI}\u2800]/u
/** U+2800, U+3164 and U+FFA0 are drawn as wide as a letter. */
const BLANK = /[\s\u2800\u3164\uFFA0]/

/** Whether a text holds nothing that can be seen (G-155). */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

export function trimBlank(text: string): string {
  if (isBlank(text)) return ''
  let [start, end] = [0, text.length]
  while (BLANK.test(text.charAt(start))) start++
  while (BLANK.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
