import { Schema, type InferSchemaType } from 'mongoose'
import { IMAGE_MODELS } from '@/lib/config/image-models'
import { PUBLIC_PAGES } from '@/lib/config/public-page'
import { defineModel, SAMPLE } from '@/models/define-model'

const userSchema = new Schema({
  username: { type: String, required: true },
  /** Every a, s and o is replaced, so that no two names look alike (G-21). */
  usernameKey: { type: String, required: true, unique: true },
  email: { type: String, required: true, unique: true },
  passwordHash: { type: String, required: true, select: false },
  role: { type: String, required: true, default: 'user', index: true },
  /** -1 suspended, 0 standard, from 1 friends and family (G-35). */
  permissions: { type: Number, required: true, default: 0, index: true },
  emailVerified: { type: Boolean, required: true, default: false },
  userEmoji: { type: String, default: null },
  /** Only month and day are used (G-32). */
  birthday: { type: Date, default: null, select: false },
  /** MM-DD (G-46). */
  birthdayKey: { type: String, default: null, select: false, index: true },
  birthdaySetAt: { type: Date, default: null, select: false },
  artPreferences: {
    useEmoji: { type: Boolean, required: true, default: false },
    imgenModel: { type: String, enum: IMAGE_MODELS, required: true, default: 'dall-e-2' },
    /** Since when the member guesses the emojis before seeing them; null while off (G-158). */
    guessFirstAt: { type: Date, default: null },
  },
  /** Who sees the page of the member (G-160). */
  publicPage: { type: String, enum: PUBLIC_PAGES, required: true, default: 'members' },
  chatTokensUsed: { type: Number, required: true, default: 0 },
  /** Accepted questions; it does not fall when the chat is deleted. */
  chatMessages: { type: Number, required: true, default: 0 },
  /** The one rename of a member (G-28). */
  usernameChangedAt: { type: Date, default: null },
  /** The end of the waiting time of a deletion (G-39). */
  deleteAfter: { type: Date, default: null, index: true },
  /** The owner asked for that deletion, so that a sign-in does not cancel it. */
  isDeletedByOwner: { type: Boolean, required: true, default: false },
  /** It signed up and waits for the owner's decision; until then it cannot sign in. */
  isAwaitingApproval: { type: Boolean, required: true, default: false },
  ...SAMPLE,
  /** Raised to invalidate all tokens of the user (G-3). */
  tokenVersion: { type: Number, required: true, default: 0 },
  dateSigned: { type: Date, required: true },
  lastSigned: { type: Date, required: true },
  timesSigned: { type: Number, required: true, default: 0 },
})
userSchema.index({ dateSigned: 1, _id: 1 })
userSchema.index({ isSample: 1 }, { partialFilterExpression: { isSample: true } })
userSchema.index({ chatTokensUsed: -1, _id: 1 })
userSchema.index({ isAwaitingApproval: 1, dateSigned: 1 })
userSchema.index({ 'artPreferences.guessFirstAt': 1 })

export type User = InferSchemaType<typeof userSchema>

export const UserModel = defineModel('User', userSchema)
