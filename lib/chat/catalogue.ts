/** G-12, G-86, G-88, G-89, G-91 */
export const CHAT_LIMITS = {
  /** It counts code points. */
  message: 1000,
  shown: 100,
  perMinute: 10,
  /** A UTC day, of a question without an answer. */
  repeats: 3,
  maxNumber: 999_999_999,
  context: 12,
  /** Days after the last message. */
  anonymousDays: 30,
} as const

/** Messages a UTC day (G-86). */
export const ALLOWANCE = { token: 20, address: 60, member: 100, friend: 300 } as const

export const CHAT_TEXTS = {
  scope: 'I know what this site has: its daily pictures, gallery, recipes, coffees and store.',
  empty: "What's up dude? Ask something to start a conversation...",
  typing: 'the bot is typing',
  placeholder: 'Type message here',
  cannotFetch: 'Cannot fetch messages',
  disclosure: 'I am an AI, not a person, and I can be wrong.',
  anonymous: 'You chat as an unauthenticated user',
  blank: 'Message cannot be empty.',
  tooLong: 'Message is too long.',
  wrongNumber: 'The id must be a whole number from 1 to 999999999.',
  flagged: 'Your message was flagged as offensive.',
  usedUp: 'Daily message limit reached. Please come back tomorrow.',
  tooMany: 'Too many messages. Please wait a moment.',
  repeated: 'This message could not be answered. Please write it again.',
  muted: 'You can chat again in an hour.',
  inFlight: 'The last message is still being answered.',
  noSuchAnswer: 'This answer is not in your chat.',
  nothingToKeep: 'There is no chat to keep.',
  cleared: 'Your chat is cleared.',
  reported: 'Thank you. The owner will look at this answer.',
} as const

export function chatsAs(username: string | null): string {
  return username === null ? CHAT_TEXTS.anonymous : `You chat as ${username}`
}
