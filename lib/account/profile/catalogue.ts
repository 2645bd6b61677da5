import { looksLikeEmoji } from '@/lib/config/emoji'

/** The texts of profile and home that the server says and the screens know. Safe in the browser. */
export const PROFILE_TEXTS = {
  nothingToChange: 'Nothing to change.',
  renamedBefore: 'Username can only be changed once.',
  confirmPassword: 'Please confirm your current password.',
  emojiInvalid: 'Input must be a single emoji.',
  emojiTaken: 'Emoji already set.',
  birthdayInvalid: 'Please choose a valid date.',
  birthdayTaken: 'Birthday already set.',
  birthdaySaved: 'Birthday saved.',
  preferenceInvalid: 'This preference does not exist.',
} as const

/** Beside 403, when a password must be confirmed first (G-29). */
export const REAUTH = 'REAUTH'

/** In UTF-16 units (G-31). */
export const EMOJI_MAX = 2

/** What any field for one emoji takes before it is looked at (G-11). */
export const EMOJI_FIELD_MAX = 32

/** Days between asking for the deletion of an account and the deletion itself (G-39). */
export const GRACE_DAYS = 7

/** Whether a text looks like an emoji that a profile may have (G-31). */
export function looksLikeProfileEmoji(text: string): boolean {
  return text.length <= EMOJI_MAX && looksLikeEmoji(text)
}

/** A name as it is shown: `emoji.username` where there is an emoji. */
export function shownName({
  username,
  userEmoji,
}: {
  username: string
  userEmoji?: string
}): string {
  return userEmoji ? `${userEmoji}.${username}` : username
}
