/** What the server alone says to an author (G-57 to G-60). */
export const AUTHOR_REPLIES = {
  noArt: 'No completed art for today.',
  quoteDenied: 'You do not have permission to set the quote.',
  quoteMissing: 'Please enter a quote.',
  quoteLines: 'Quote must be a single line.',
  quoteUnkind: 'Please choose a kinder quote.',
  quoteTaken: 'A quote has already been set.',
  quoteSet: 'Quote submitted successfully!',
  helpSpent: 'AI quote help limit reached.',
  suggested: 'AI suggested a quote.',
  emojisDenied: 'You do not have permission to set the next emojis.',
  emojisTaken: 'Next emojis are already set.',
  emojisReused: 'Some emojis have been used before. please choose different ones.',
  emojisSet: 'Next emojis set successfully!',
} as const
