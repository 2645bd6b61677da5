import { GENERATION_STATES, QUOTE_HELP_MAX, QUOTE_MAX, STORED_STATUSES } from '@/lib/aotd/catalogue'
import { defineFields } from '@/lib/form/fields'

/** The server refuses what is too long, with its text. */
const line = { kind: 'line', input: { maxLength: undefined } } as const
const emoji = { ...line, max: 32, isNarrow: true } as const
const views = {
  kind: 'number',
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  decimals: 0,
  invalid: 'Views must be whole numbers from 0.',
} as const
const choice = (name: string, options: readonly string[]) =>
  `${name} must be one of ${options.join(', ')}.`

const DATE_HELP = 'UTC, as 2026-03-10T12:00:00.000Z'
const instant = { ...line, max: 40, help: DATE_HELP } as const

/** An entry as the owner's form shows it and as the server takes it (G-62). */
export const ENTRY_FIELDS = defineFields({
  title: { ...line, label: 'title', max: 1000, missing: 'Please enter a title.' },
  authorQuote: {
    ...line,
    label: 'author quote',
    max: QUOTE_MAX,
    isNullable: true,
    isCounted: true,
  },
  prompt: {
    kind: 'lines',
    label: 'prompt (for admins alone)',
    max: 1000,
    isNullable: true,
    isWide: true,
    input: { ...line.input, rows: 2 },
  },
  'emojis.0': { ...emoji, label: 'emoji 1' },
  'emojis.1': { ...emoji, label: 'emoji 2' },
  'emojis.2': { ...emoji, label: 'emoji 3' },
  quoteHelp: {
    label: 'quote help',
    kind: 'number',
    min: 0,
    max: QUOTE_HELP_MAX,
    decimals: 0,
    invalid: `Quote help must be a whole number from 0 to ${QUOTE_HELP_MAX}.`,
    help: `0 to ${QUOTE_HELP_MAX} suggestions used`,
  },
  date: { ...instant, label: 'date', help: `${DATE_HELP}: any time of the art day` },
  createdBy: { ...line, label: 'created by', max: 64, help: 'the username at the claim' },
  url: {
    ...line,
    label: 'url',
    max: 200,
    help: 'the stored picture of this or other art',
    isNullable: true,
    isWide: true,
  },
  'views.total': { ...views, label: 'total views' },
  'views.verified': { ...views, label: 'verified views' },
  'tweet.tweetId': { ...line, label: 'tweet id', max: 64, isNullable: true },
  'tweet.tweetUrl': { ...line, label: 'tweet url', max: 500, isNullable: true },
  'tweet.datePosted': { ...instant, label: 'date posted', isNullable: true },
  'generationStatus.status': {
    label: 'status',
    kind: 'choice',
    options: STORED_STATUSES,
    invalid: choice('Status', STORED_STATUSES),
  },
  'generationStatus.state': {
    label: 'state',
    kind: 'choice',
    options: GENERATION_STATES,
    invalid: choice('State', GENERATION_STATES),
  },
  'generationStatus.message': {
    ...line,
    label: 'message',
    max: 300,
    missing: 'Please enter a message.',
  },
  'generationStatus.error': {
    ...line,
    label: 'error',
    max: 1000,
    help: 'for admins alone',
    isNullable: true,
  },
  'generationStatus.startedAt': { ...instant, label: 'started at' },
  'generationStatus.completedAt': { ...instant, label: 'completed at', isNullable: true },
})

export type EntryField = keyof typeof ENTRY_FIELDS

export const EMOJI_FIELDS = ['emojis.0', 'emojis.1', 'emojis.2'] as const satisfies EntryField[]

type Group = { title: string; names: readonly EntryField[] }

export const ENTRY_GROUPS: readonly Group[] = [
  { title: 'Art', names: ['title', 'authorQuote', 'prompt', ...EMOJI_FIELDS, 'quoteHelp'] },
  { title: 'Day, author and picture', names: ['date', 'createdBy', 'url'] },
  { title: 'Views', names: ['views.total', 'views.verified'] },
  { title: 'Post', names: ['tweet.tweetId', 'tweet.tweetUrl', 'tweet.datePosted'] },
  {
    title: 'Generation status',
    names: [
      'generationStatus.status',
      'generationStatus.state',
      'generationStatus.message',
      'generationStatus.error',
      'generationStatus.startedAt',
      'generationStatus.completedAt',
    ],
  },
]
