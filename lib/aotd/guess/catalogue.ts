export const MAX_TRIES = 6

export const MARKS = ['right', 'near', 'no'] as const
export type Mark = (typeof MARKS)[number]

/** How the game stands for a member on the present art day (G-158). */
export const STANDINGS = ['off', 'waiting', 'next', 'knows', 'open', 'over'] as const
export type Standing = (typeof STANDINGS)[number]

export const GUESS_TEXTS = {
  standings: {
    off: 'Six guesses at the emojis that the picture was painted from. Until then they, the title and the description are hidden from you.',
    waiting: 'The game begins when today’s picture is there.',
    next: 'Today’s emojis have been shown. The game begins with the next picture.',
    knows: 'You know today’s emojis. Tomorrow there are others.',
    open: 'An emoji is right, near (of the same kind, such as animals and nature) or no. The order does not matter.',
    over: 'The next game begins with the next picture.',
  },
  fromEmojis: 'A member chose emojis, and the picture was painted from them.',
  oldDay: 'six guesses, which nobody stores',
  noEmojis:
    'This picture was painted without emojis. Which ones, up to three, would you have chosen?',
  tryOf: (number: number, max: number, slots: number) =>
    `Guess ${number} of ${max}. The picture has ${slots === 1 ? 'one emoji' : `${slots} emojis`}.`,
  copied: 'The result is copied.',
  hiddenTitle: 'Today’s picture',
  hiddenAlt: 'Today’s picture. What it shows is told after your guesses.',
  off: 'The game is off. Turn it on to guess.',
  notOpen: 'There is nothing to guess now.',
  dayOver: 'The day of this picture has ended. Reload the page to see today’s.',
  elsewhere: 'You have guessed in another tab. Here is how it stands.',
  slots: (count: number) => `Please enter ${count === 1 ? 'one emoji' : `${count} emojis`}.`,
  twice: 'Please choose each emoji once.',
  noOldDay: 'There is no such day to guess.',
} as const

export const PROPOSAL_TEXTS = {
  button: 'Propose an emoji for tomorrow',
  fact: 'one a day, without an account',
  explanation: 'The author of the day sees the three that are proposed most.',
  forVisitors: 'Members choose emojis when they are the author of a day.',
  onceADay: 'An emoji was proposed from this address today. Tomorrow you can propose another one.',
  proposed: 'Thank you. Your emoji is proposed.',
  waiting: (emoji: string) =>
    `You have proposed ${emoji}. Come back tomorrow to see whether it was taken.`,
  taken: (emoji: string) => `The author has taken your ${emoji} for the next picture.`,
  byVisitors: 'Proposed by visitors:',
} as const
