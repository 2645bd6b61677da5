import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** How often a page was opened on a day; nothing of who opened it (G-17). */
const pageViewSchema = new Schema(
  {
    /** UTC, YYYY-MM-DD. */
    day: { type: String, required: true },
    path: { type: String, required: true },
    count: { type: Number, required: true, default: 0 },
  },
  { versionKey: false },
)
pageViewSchema.index({ day: 1, path: 1 }, { unique: true })

export type PageView = InferSchemaType<typeof pageViewSchema>

export const PageViewModel: Model<PageView> =
  (mongoose.models.PageView as Model<PageView> | undefined) ??
  mongoose.model<PageView>('PageView', pageViewSchema)
