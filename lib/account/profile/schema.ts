import { z } from 'zod'
import { emailSchema, newPasswordSchema, usernameSchema } from '@/lib/account/schema'
import { IMAGE_MODELS, type ImageModel } from '@/lib/config/image-models'
import { EMOJI_FIELD_MAX, PROFILE_TEXTS } from '@/lib/account/profile/catalogue'

/** Whose account a call is about. */
export const usernameParams = z.object({ username: z.string().min(1).max(254) })

/** The answer of `GET /api/edit/userself/{username}` (S1 §3). */
export type SelfAnswer = {
  username: string
  email: string
  role: string
  /** As `Date.toUTCString()` writes it (G-102a). */
  dateSigned?: string
  userEmoji?: string
}

const emojiText = z
  .string(PROFILE_TEXTS.emojiInvalid)
  .max(EMOJI_FIELD_MAX, PROFILE_TEXTS.emojiInvalid)
  .transform((text) => text.trim())

const currentPassword = z
  .string(PROFILE_TEXTS.confirmPassword)
  .max(128, PROFILE_TEXTS.confirmPassword)

/** PUT /api/edit/userself/{username}: any of these; what is not named stays as it is. */
export const updateSelfBody = z.object({
  username: usernameSchema.optional(),
  email: emailSchema.optional(),
  password: newPasswordSchema.optional(),
  userEmoji: emojiText.optional(),
  currentPassword: currentPassword.optional(),
})

export type UpdateSelfBody = z.infer<typeof updateSelfBody>

/** What of such a request differs from the account. */
export type SelfChanges = Omit<UpdateSelfBody, 'currentPassword'>

/** POST /api/edit/reauth. */
export const reauthBody = z.object({ currentPassword })

/** POST /api/edit/add-emoji. */
export const addEmojiBody = z.object({ emoji: emojiText })

/** PUT /api/edit/preferences: one of the two, or both (G-37). */
export const preferencesBody = z
  .object({
    useEmoji: z.boolean(PROFILE_TEXTS.preferenceInvalid).optional(),
    imgenModel: z.enum(IMAGE_MODELS, PROFILE_TEXTS.preferenceInvalid).optional(),
  })
  .refine((body) => Object.keys(body).length > 0, PROFILE_TEXTS.nothingToChange)

export type PreferencesBody = z.infer<typeof preferencesBody>

export type ArtPreferences = { useEmoji: boolean; imgenModel: ImageModel }

/** POST /api/stats/birthday: a date, or an instant of which the date counts (G-32). */
export const birthdayBody = z.object({
  birthDate: z
    .string(PROFILE_TEXTS.birthdayInvalid)
    .max(40, PROFILE_TEXTS.birthdayInvalid)
    .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/, PROFILE_TEXTS.birthdayInvalid),
})

export type BirthdayAnswer = { birthday: string; birthdayToday: boolean; message: string }

/** The answer of `GET /api/stats/status`; without a birthday its two keys are left out (G-33). */
export type UserStatus = {
  emailVerified: boolean
  emojiSet: boolean
  /** How many badges were collected. */
  badges: number
  birthdaySet: boolean
  /** YYYY-MM-DD. */
  birthday?: string
  birthdayToday?: boolean
}

/** One place where the user is signed in. */
export type SessionDto = {
  /** Not the session's own id, which is part of its token. */
  id: string
  /** Browser and system in words. */
  device: string
  ip: string | null
  /** ISO. */
  openedAt: string
  isCurrent: boolean
}

export const sessionParams = z.object({ id: z.string().max(64) })

/** What the profile page shows. */
export type ProfilePage = {
  user: SelfAnswer
  canRename: boolean
  preferences: ArtPreferences
  sessions: SessionDto[]
  /** ISO; when a deletion that was asked for is carried out. */
  deleteAfter: string | null
}
