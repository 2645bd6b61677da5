import { type InferSchemaType, Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

export const IMPORT_STATES = ['checked', 'running', 'done', 'undone'] as const
/** `exists` and `refused` are left out of the import. */
export const IMPORT_ENTRY_STATES = ['new', 'added', 'exists', 'refused'] as const

const entrySchema = new Schema(
  {
    title: { type: String, required: true },
    state: { type: String, enum: IMPORT_ENTRY_STATES, required: true },
    pictures: { type: Number, required: true },
    /** What is lost or changed, one sentence each. */
    notes: { type: [String], required: true },
    /** The recipe has it from the check on, so that no entry becomes two recipes. */
    recipeId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
)

/** An archive of recipes that a chef has sent, and what becomes of each of its recipes. */
const recipeImportSchema = new Schema({
  createdById: { type: Schema.Types.ObjectId, required: true },
  /** The name of the stored archive. */
  archive: { type: String, required: true },
  /** The name of the file as it was sent. */
  fileName: { type: String, required: true },
  /** The program that wrote it. */
  format: { type: String, required: true },
  state: { type: String, enum: IMPORT_STATES, required: true },
  entries: { type: [entrySchema], required: true },
  createdAt: { type: Date, required: true },
  ...PURGE_AT,
})
recipeImportSchema.index({ createdById: 1, createdAt: -1 })
recipeImportSchema.index({ state: 1 })
recipeImportSchema.index({ archive: 1 })
recipeImportSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type RecipeImport = InferSchemaType<typeof recipeImportSchema>

export const RecipeImportModel = defineModel('RecipeImport', recipeImportSchema)
