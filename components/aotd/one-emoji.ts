const LOOKS_LIKE_EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Extended_Pictographic}/u

/** Whether a text looks like one emoji; which ones there are is for the server to say (S1 §5). */
export function looksLikeOneEmoji(text: string): boolean {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return [...graphemes].length === 1 && LOOKS_LIKE_EMOJI.test(text)
}
