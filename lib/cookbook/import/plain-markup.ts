/** Headings of other programs; `**2 eggs**` is none. */
const GROUPS = [
  /^(?:\*\*|__)([^*_\d]+)(?:\*\*|__):?$/u,
  /^#{1,6}\s+([^#]+?)[\s#]*$/u,
  /^\[([^[\]:\d]+)\]:?$/u,
  /^[-=–—~*]{2,}\s*([^-=–—~*\d][^=~*\d]*?)\s*[-=–—~*]{2,}$/u,
]
const LONGEST_NAME = 80
/** `[photo:1]` of Paprika, and a link. */
const PICTURE = /!?\[photo:[^[\]]*\]|!\[[^[\]]*\]\([^()\s]*\)/giu
const LINK = /\[([^[\]]+)\]\([^()\s]*\)|\[recipe:([^[\]]+)\]/giu
/** `[[milk]]`, `[[Notes/milk|milk]]` */
const WIKI_LINK = /\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/gu
const HIGHLIGHT = /(?<!=)==(?=[^=\s])([^=\n]*?)==(?!=)/gu
/** Most lines have none, which is known at once. */
const MARKS = /[*_`=[]/
const STRONG = /\*\*|__|`/gu
const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?!\s)([^*_\n]+?)(?<!\s)\1(?![\p{L}\p{N}*_])/gu

/** The name of a group in the markup of another program, such as `[Sauce]`; null for another line. */
export function groupIn(line: string): string | null {
  if (line.length > LONGEST_NAME) return null
  const names = GROUPS.map((pattern) => pattern.exec(line.trim())?.[1]?.trim())
  const name = names.find(Boolean)?.replace(/\s*:$/u, '')
  return name && /\p{L}/u.test(name) ? name : null
}

export function withoutPictures(text: string): string {
  return text.replace(PICTURE, '')
}

export function withoutEmphasis(line: string): string {
  if (!MARKS.test(line)) return line
  const text = withoutPictures(line)
    .replace(WIKI_LINK, '$1')
    .replace(HIGHLIGHT, '$1')
    .replace(LINK, '$1$2')
    .replace(STRONG, '')
  return text.replace(EMPHASIS, '$2')
}

/** A line in plain text; the name of a group ends with a colon. */
export function plainLine(line: string): string {
  const group = groupIn(line)
  return group === null ? withoutEmphasis(line) : `${withoutEmphasis(group)}:`
}
