import type { DefaultCode, RuleCode } from '@/lib/badges/catalogue'

/** Each has a contrast of 3:1 on all grounds of both themes. */
export const CATEGORY_COLORS = {
  account: '#3b7fc4',
  art: '#19847b',
  streak: '#d6483d',
  words: '#8f63c9',
  cookbook: '#a9740f',
  community: '#c4508f',
  early: '#5f7f2d',
  honour: '#b8622c',
  help: '#2e8b4f',
} as const

type BadgeCategory = keyof typeof CATEGORY_COLORS

type DefaultBadge = {
  code: DefaultCode
  name: string
  value: number
  category: BadgeCategory
  description: string
  isUnique?: boolean
}

/** G-131 */
export const DEFAULT_BADGES: readonly DefaultBadge[] = [
  {
    code: 'welcome',
    name: 'Welcome',
    value: 5,
    category: 'account',
    description: 'You signed up.',
  },
  {
    code: 'verified',
    name: 'Verified',
    value: 10,
    category: 'account',
    description: 'Your e-mail address is verified.',
  },
  {
    code: 'emoji',
    name: 'A face',
    value: 5,
    category: 'account',
    description: 'An emoji stands beside your name.',
  },
  {
    code: 'birthday',
    name: 'Birthday known',
    value: 5,
    category: 'account',
    description: 'The site knows your birthday.',
  },
  {
    code: 'art-1',
    name: 'First art',
    value: 20,
    category: 'art',
    description: 'You made an art of the day.',
  },
  {
    code: 'art-10',
    name: 'Ten',
    value: 60,
    category: 'art',
    description: 'You made ten arts of the day.',
  },
  {
    code: 'art-50',
    name: 'Fifty',
    value: 150,
    category: 'art',
    description: 'You made fifty arts of the day.',
  },
  {
    code: 'art-100',
    name: 'A hundred',
    value: 300,
    category: 'art',
    description: 'You made a hundred arts of the day.',
  },
  {
    code: 'streak-4',
    name: 'Four in a row',
    value: 30,
    category: 'streak',
    description: 'Art on four days, one after another.',
  },
  {
    code: 'streak-7',
    name: 'A week',
    value: 60,
    category: 'streak',
    description: 'Art on seven days, one after another.',
  },
  {
    code: 'streak-30',
    name: 'A month',
    value: 200,
    category: 'streak',
    description: 'Art on thirty days, one after another.',
  },
  {
    code: 'streak-100',
    name: 'A hundred days',
    value: 500,
    category: 'streak',
    description: 'Art on a hundred days, one after another.',
  },
  {
    code: 'quote-1',
    name: 'Own words',
    value: 10,
    category: 'words',
    description: 'You wrote a quote for your art without AI.',
  },
  {
    code: 'quote-10',
    name: 'Ten quotes',
    value: 40,
    category: 'words',
    description: 'You wrote ten quotes without AI.',
  },
  {
    code: 'quote-50',
    name: 'Fifty quotes',
    value: 120,
    category: 'words',
    description: 'You wrote fifty quotes without AI.',
  },
  {
    code: 'make-1',
    name: 'First make',
    value: 20,
    category: 'cookbook',
    description: 'You cooked a recipe, and the chef confirmed it.',
  },
  {
    code: 'make-5',
    name: 'Five makes',
    value: 60,
    category: 'cookbook',
    description: 'Five of your makes are confirmed.',
  },
  {
    code: 'make-25',
    name: 'Twenty-five makes',
    value: 200,
    category: 'cookbook',
    description: 'Twenty-five of your makes are confirmed.',
  },
  {
    code: 'like',
    name: 'It is liked',
    value: 5,
    category: 'community',
    description: 'You liked something in the store.',
  },
  {
    code: 'chat-100',
    name: 'Talkative',
    value: 25,
    category: 'community',
    description: 'You sent a hundred messages in the chat.',
  },
  {
    code: 'rank-10',
    name: 'One of the first ten',
    value: 100,
    category: 'early',
    description: 'You were among the first ten members.',
  },
  {
    code: 'rank-100',
    name: 'One of the first hundred',
    value: 30,
    category: 'early',
    description: 'You were among the first hundred members.',
  },
  {
    code: 'top-author',
    name: 'Top author',
    value: 80,
    category: 'honour',
    description: 'You led the board of all years at the end of a day.',
  },
  {
    code: 'seasons',
    name: 'Four seasons',
    value: 80,
    category: 'honour',
    description: 'You made art in each season of one year.',
  },
  {
    code: 'first-author',
    name: 'First author',
    value: 250,
    category: 'honour',
    description: 'You made the first art of the day of all members.',
    isUnique: true,
  },
  {
    code: 'bug-finder',
    name: 'Bug finder',
    value: 50,
    category: 'help',
    description: 'You found a mistake on the site and told the owner.',
  },
]

/** Null for the badge that is given by hand. */
export function ruleOf(code: DefaultCode): RuleCode | null {
  return code === 'bug-finder' ? null : code
}
