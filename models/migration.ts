import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One migration of the schema that this database has behind it. */
const migrationSchema = new Schema({
  /** The migration's number. */
  _id: { type: Number, required: true },
  name: { type: String, required: true },
  appliedAt: { type: Date, required: true },
})

export type AppliedMigration = InferSchemaType<typeof migrationSchema>

export const MigrationModel = defineModel('Migration', migrationSchema)
