import { bodyOf, changedIn, type Values } from '@/components/ui/form/form-values'
import { EMOJI_FIELDS, ENTRY_FIELDS, type EntryField } from '@/lib/aotd/admin/form'

export type EntryValues = Values<typeof ENTRY_FIELDS>

/** What differs; the emojis go together and without gaps. */
export function toChanges(before: EntryValues, after: EntryValues): Record<string, unknown> {
  const changed = changedIn(ENTRY_FIELDS, before, after)
  const others = changed.filter((name) => !isEmojiField(name))
  const emojis = EMOJI_FIELDS.map((name) => after[name].trim()).filter(Boolean)
  return {
    ...bodyOf<object, typeof ENTRY_FIELDS>(ENTRY_FIELDS, after, others),
    ...(changed.some(isEmojiField) && { emojis }),
  }
}

/** The server counts only the emojis sent; fields between them may be empty. */
export function toFieldErrors(
  errors: Readonly<Record<string, string>>,
  sent: EntryValues,
): Record<string, string> {
  const filled = EMOJI_FIELDS.filter((name) => sent[name].trim())
  const named = Object.entries(errors).map(([path, text]) => {
    const index = /^emojis\.(\d)$/.exec(path)?.[1]
    return [index === undefined ? path : (filled[Number(index)] ?? path), text]
  })
  return Object.fromEntries(named)
}

function isEmojiField(name: EntryField): boolean {
  return EMOJI_FIELDS.some((field) => field === name)
}
