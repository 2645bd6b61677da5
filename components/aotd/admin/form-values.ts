import type { AdminArt } from '@/lib/aotd/admin/schema'

/** Named by the paths of the server's errors. */
const FIELD_NAMES = [
  'title',
  'authorQuote',
  'prompt',
  'emojis.0',
  'emojis.1',
  'emojis.2',
  'quoteHelp',
  'createdBy',
  'date',
  'url',
  'views.total',
  'views.verified',
  'tweet.tweetId',
  'tweet.tweetUrl',
  'tweet.datePosted',
  'generationStatus.status',
  'generationStatus.state',
  'generationStatus.message',
  'generationStatus.error',
  'generationStatus.startedAt',
  'generationStatus.completedAt',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** An empty text for null. */
export type FormValues = Record<FieldName, string>

const EMOJI_FIELDS = ['emojis.0', 'emojis.1', 'emojis.2'] as const
const NUMBERS: readonly FieldName[] = ['quoteHelp', 'views.total', 'views.verified']
/** Empty ones are sent for the server to refuse. */
const REQUIRED: readonly FieldName[] = [
  'title',
  'createdBy',
  'date',
  'generationStatus.message',
  'generationStatus.startedAt',
]

export function toFormValues(art: AdminArt): FormValues {
  const { generationStatus: work, tweet, views, emojis } = art
  return {
    title: art.title ?? '',
    authorQuote: art.authorQuote ?? '',
    prompt: art.prompt ?? '',
    'emojis.0': emojis[0] ?? '',
    'emojis.1': emojis[1] ?? '',
    'emojis.2': emojis[2] ?? '',
    quoteHelp: String(art.quoteHelp),
    createdBy: art.createdBy,
    date: art.date,
    url: art.url ?? '',
    'views.total': String(views.total),
    'views.verified': String(views.verified),
    'tweet.tweetId': tweet?.tweetId ?? '',
    'tweet.tweetUrl': tweet?.tweetUrl ?? '',
    'tweet.datePosted': tweet?.datePosted ?? '',
    'generationStatus.status': work.status,
    'generationStatus.state': work.state,
    'generationStatus.message': work.message,
    'generationStatus.error': work.error ?? '',
    'generationStatus.startedAt': work.startedAt,
    'generationStatus.completedAt': work.completedAt ?? '',
  }
}

export function changedFields(before: FormValues, after: FormValues): FieldName[] {
  return FIELD_NAMES.filter((name) => before[name] !== after[name])
}

export function toChanges(before: FormValues, after: FormValues): Record<string, unknown> {
  const changes: Record<string, unknown> = {}
  for (const name of changedFields(before, after)) {
    if (isEmojiField(name)) {
      changes.emojis = EMOJI_FIELDS.map((field) => after[field].trim()).filter(Boolean)
      continue
    }
    const [group = '', key] = name.split('.')
    const value = toValue(name, after[name])
    changes[group] = key ? { ...Object(changes[group]), [key]: value } : value
  }
  return changes
}

/** Keeps typed values over a newer entry. */
export function rebase(before: FormValues, typed: FormValues, newer: FormValues): FormValues {
  const kept = changedFields(before, typed).map((name) => [name, typed[name]])
  return { ...newer, ...Object.fromEntries(kept) }
}

/** The server counts only the emojis sent; fields between them may be empty. */
export function toFieldErrors(
  fields: Record<string, string>,
  sent: FormValues,
): Partial<Record<FieldName, string>> {
  const filled = EMOJI_FIELDS.filter((name) => sent[name].trim())
  const errors = Object.entries(fields).map(([path, text]) => {
    const index = /^emojis\.(\d)$/.exec(path)?.[1]
    return [index === undefined ? path : (filled[Number(index)] ?? path), text]
  })
  return Object.fromEntries(errors)
}

function isEmojiField(name: FieldName): boolean {
  return EMOJI_FIELDS.some((field) => field === name)
}

/** Sends an invalid number as text, for the server to refuse. */
function toValue(name: FieldName, text: string): string | number | null {
  if (NUMBERS.includes(name)) return /^-?\d+$/.test(text.trim()) ? Number(text) : text
  return text.trim() || REQUIRED.includes(name) ? text : null
}
