import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** One migration of the schema that this database has behind it. */
const migrationSchema = new Schema(
  {
    /** The migration's number. */
    _id: { type: Number, required: true },
    name: { type: String, required: true },
    appliedAt: { type: Date, required: true },
  },
  { versionKey: false },
)

export type AppliedMigration = InferSchemaType<typeof migrationSchema>

export const MigrationModel: Model<AppliedMigration> =
  (mongoose.models.Migration as Model<AppliedMigration> | undefined) ??
  mongoose.model<AppliedMigration>('Migration', migrationSchema)
