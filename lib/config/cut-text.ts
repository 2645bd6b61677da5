const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** It has at most so many UTF-16 units, and no half emoji at its end. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  return text.slice(0, GRAPHEMES.segment(text).containing(max)?.index)
}

/** It is cut as `cutText` does it, with dots at the end. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${cutText(text, max - 1)}…`
}
