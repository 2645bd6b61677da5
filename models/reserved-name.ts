import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** A former username, kept from others for a while (G-28). */
const reservedNameSchema = new Schema(
  {
    /** The username's key (G-21). */
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    expiresAt: { type: Date, required: true },
    /** Real time, a day after the expiry: cleaning up never decides (G-14). */
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
reservedNameSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type ReservedName = InferSchemaType<typeof reservedNameSchema>

export const ReservedNameModel: Model<ReservedName> =
  (mongoose.models.ReservedName as Model<ReservedName> | undefined) ??
  mongoose.model<ReservedName>('ReservedName', reservedNameSchema)
