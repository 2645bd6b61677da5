const LOOKS_LIKE_EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Extended_Pictographic}/u

/** Whether a text looks like one emoji, in a browser; lib/emoji.ts decides which ones there are. */
export function looksLikeEmoji(text: string): boolean {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return [...graphemes].length === 1 && LOOKS_LIKE_EMOJI.test(text)
}
