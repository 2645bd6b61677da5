const LOOKS_LIKE_EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Extended_Pictographic}/u

/** An estimate for the browser; lib/emoji.ts decides. */
export function looksLikeEmoji(text: string): boolean {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return [...graphemes].length === 1 && LOOKS_LIKE_EMOJI.test(text)
}
