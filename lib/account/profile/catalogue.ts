import { looksLikeEmoji } from '@/lib/config/emoji'

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

/** The `code` of a 403 that asks for the password (G-29). */
export const REAUTH = 'REAUTH'

/** It counts UTF-16 units (G-31). */
export const EMOJI_MAX = 2

/** The input limit before validation (G-11). */
export const EMOJI_FIELD_MAX = 32

/** They pass between the request and the deletion (G-39). */
export const GRACE_DAYS = 7

export function looksLikeProfileEmoji(text: string): boolean {
  return text.length <= EMOJI_MAX && looksLikeEmoji(text)
}

export function shownName({
  username,
  userEmoji,
}: {
  username: string
  userEmoji?: string
}): string {
  return userEmoji ? `${userEmoji}.${username}` : username
}
