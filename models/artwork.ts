import { Schema, type InferSchemaType } from 'mongoose'
import { GENERATION_STATES, STORED_STATUSES } from '@/lib/aotd/catalogue'
import { IMAGE_MODELS } from '@/lib/config/image-models'
import { defineContentModel, LEASE, SAMPLE, SOFT_DELETE } from '@/models/define-model'

const generationStatusSchema = new Schema(
  {
    status: { type: String, enum: STORED_STATUSES, required: true },
    /** Everyone sees it; `error` is for admins. */
    message: { type: String, required: true },
    state: { type: String, enum: GENERATION_STATES, required: true },
    startedAt: { type: Date, required: true },
    completedAt: { type: Date, default: null },
    error: { type: String, default: null },
  },
  { _id: false },
)

/** Fixed at the claim, so that every try paints the same picture with the same version. */
const seedSchema = new Schema(
  {
    author: { type: String, required: true },
    secret: { type: String, required: true },
    imgenModel: { type: String, enum: IMAGE_MODELS },
  },
  { _id: false },
)

const filesSchema = new Schema(
  {
    original: { type: String, required: true },
    full: { type: String, required: true },
    small: { type: String, required: true },
  },
  { _id: false },
)

const bandSchema = new Schema(
  { hex: { type: String, required: true }, share: { type: Number, required: true } },
  { _id: false },
)

const accentSchema = new Schema(
  { light: { type: String, required: true }, dark: { type: String, required: true } },
  { _id: false },
)

/** What the painter is told on later days, so that no picture resembles this one. */
const paintedSchema = new Schema(
  {
    family: { type: String, required: true },
    subject: { type: String, required: true },
    variant: { type: Number, required: true },
    view: { type: String, required: true },
    scheme: { type: String, required: true },
    thumbnail: { type: String, required: true },
  },
  { _id: false },
)

const tweetSchema = new Schema(
  { tweetId: String, tweetUrl: String, datePosted: Date },
  { _id: false },
)

const artworkSchema = new Schema({
  /** Art day, YYYY-MM-DD (G-45). */
  dateKey: { type: String, required: true },
  createdById: { type: Schema.Types.ObjectId, required: true },
  /** The username at the claim; pages show the present one (G-62b). */
  createdBy: { type: String, required: true },
  title: { type: String, default: null },
  prompt: { type: String, default: null },
  altText: { type: String, default: null },
  authorQuote: { type: String, default: null },
  quoteHelp: { type: Number, required: true, default: 0 },
  emojis: { type: [String], required: true, default: [] },
  nextEmojis: { type: [String], required: true, default: [] },
  model: { type: String, default: null },
  /** The site's own painter sets it; null for provider art and pictures of its first version. */
  painterVersion: { type: Number, default: null },
  painted: { type: paintedSchema, default: null },
  files: { type: filesSchema, default: null },
  width: { type: Number, default: null },
  height: { type: Number, default: null },
  palette: { type: [bandSchema], required: true, default: [] },
  accent: { type: accentSchema, default: null },
  views: {
    total: { type: Number, required: true, default: 0 },
    verified: { type: Number, required: true, default: 0 },
  },
  /** Consecutive art days of the author up to this one (G-56). */
  streak: { type: Number, required: true, default: 0 },
  tweet: { type: tweetSchema, default: null },
  generationStatus: { type: generationStatusSchema, required: true },
  ...LEASE,
  tries: { type: Number, required: true, default: 0 },
  seed: { type: seedSchema, required: true, select: false },
  ...SAMPLE,
  ...SOFT_DELETE,
})
// One live art and one sample a day (G-48, G-62).
artworkSchema.index(
  { dateKey: 1, isSample: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)
artworkSchema.index({ createdById: 1, dateKey: 1 })
artworkSchema.index({ 'generationStatus.status': 1, dateKey: -1 })
artworkSchema.index({ 'lease.until': 1 }, { sparse: true })
artworkSchema.index({ 'files.small': 1 })
artworkSchema.index({ 'files.full': 1 })
artworkSchema.index({ 'files.original': 1 })

export type Artwork = InferSchemaType<typeof artworkSchema>

export const ArtworkModel = defineContentModel('Artwork', artworkSchema)
