import { z } from 'zod'
import { PASSWORD_LENGTH, passwordLength } from '@/lib/account/catalogue'
import { emailSchema, newPasswordSchema, usernameSchema } from '@/lib/account/schema'
import { IMAGE_MODELS } from '@/lib/config/image-models'
import { PUBLIC_PAGES } from '@/lib/config/public-page'
import { EMOJI_FIELD_MAX, PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import { count, day, emoji, instant, messageAnswer, username } from '@/lib/http/fields'

export const usernameParams = z.object({ username: z.string().min(1).max(254) })

export const selfAnswer = z.object({
  username,
  email: z.string().meta({ example: 'anna@example.org' }),
  role: z.string().meta({ example: 'user' }),
  /** It has the format of `Date.toUTCString()` (G-102a). */
  dateSigned: z.string().optional().meta({ example: 'Tue, 10 Mar 2026 12:00:00 GMT' }),
  userEmoji: emoji.optional(),
})
export type SelfAnswer = z.infer<typeof selfAnswer>

const emojiText = z
  .string(PROFILE_TEXTS.emojiInvalid)
  .max(EMOJI_FIELD_MAX, PROFILE_TEXTS.emojiInvalid)
  .transform((text) => text.trim())
  .meta({ example: '🌊' })

const currentPassword = z
  .string(PROFILE_TEXTS.confirmPassword)
  .refine((text) => passwordLength(text) <= PASSWORD_LENGTH.max, PROFILE_TEXTS.confirmPassword)
  .meta({ example: 'a long enough password' })

export const updateSelfBody = z.object({
  username: usernameSchema.optional(),
  email: emailSchema.optional(),
  password: newPasswordSchema.optional(),
  userEmoji: emojiText.optional(),
  currentPassword: currentPassword.optional(),
})

export type UpdateSelfBody = z.infer<typeof updateSelfBody>

export type SelfChanges = Omit<UpdateSelfBody, 'currentPassword'>

export const reauthBody = z.object({ currentPassword })

export const addEmojiBody = z.object({ emoji: emojiText })

/** G-37, G-160 */
export const preferencesBody = z
  .object({
    useEmoji: z.boolean(PROFILE_TEXTS.preferenceInvalid).optional(),
    imgenModel: z.enum(IMAGE_MODELS, PROFILE_TEXTS.preferenceInvalid).optional(),
    guessFirst: z.boolean(PROFILE_TEXTS.preferenceInvalid).optional(),
    publicPage: z.enum(PUBLIC_PAGES, PROFILE_TEXTS.preferenceInvalid).optional(),
  })
  .refine((body) => Object.keys(body).length > 0, PROFILE_TEXTS.nothingToChange)

export type PreferencesBody = z.infer<typeof preferencesBody>

const artPreferences = z.object({
  useEmoji: z.boolean(),
  imgenModel: z.enum(IMAGE_MODELS),
  guessFirst: z.boolean(),
})
export type ArtPreferences = z.infer<typeof artPreferences>

export const preferencesAnswer = z.object({ artPreferences, publicPage: z.enum(PUBLIC_PAGES) })
export type Preferences = z.infer<typeof preferencesAnswer>

/** A date, or an instant of which only the date counts (G-32). */
export const birthdayBody = z.object({
  birthDate: z
    .string(PROFILE_TEXTS.birthdayInvalid)
    .max(40, PROFILE_TEXTS.birthdayInvalid)
    .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, PROFILE_TEXTS.birthdayInvalid)
    .meta({ example: '1990-04-12' }),
})

export const birthdayAnswer = messageAnswer(PROFILE_TEXTS.birthdaySaved).extend({
  birthday: day,
  birthdayToday: z.boolean(),
})
export type BirthdayAnswer = z.infer<typeof birthdayAnswer>

export const emojiAnswer = z.object({ userEmoji: emoji })

export const hasEmojiAnswer = z.object({ hasEmoji: z.boolean() })

export const deletion = z.object({ deleteAfter: instant })

export const userStatus = z.object({
  emailVerified: z.boolean(),
  emojiSet: z.boolean(),
  badges: count,
  birthdaySet: z.boolean(),
  birthday: day.optional(),
  birthdayToday: z.boolean().optional(),
})
export type UserStatus = z.infer<typeof userStatus>

const sessionDto = z.object({
  /** Not the `sid`, which is part of the token. */
  id: z.string().meta({ example: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA' }),
  device: z.string().meta({ example: 'Firefox on Linux' }),
  ip: z.string().nullable().meta({ example: '203.0.113.7' }),
  openedAt: instant,
  isCurrent: z.boolean(),
})
export type SessionDto = z.infer<typeof sessionDto>

export const sessionsAnswer = z.object({ sessions: z.array(sessionDto) })

export const sessionParams = z.object({ id: z.string().max(64) })

export type ProfilePage = {
  user: SelfAnswer
  canRename: boolean
  preferences: Preferences
  sessions: SessionDto[]
  deleteAfter: string | null
  isDeletedByOwner: boolean
}
