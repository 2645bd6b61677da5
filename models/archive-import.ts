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
    /** The item has it from the check on, so that no entry becomes two items. */
    itemId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
)

/** An archive that was sent, and what becomes of each of its items. */
const archiveImportSchema = new Schema({
  createdById: { type: Schema.Types.ObjectId, required: true },
  archive: { type: String, required: true, index: true },
  fileName: { type: String, required: true },
  format: { type: String, required: true },
  /** What its items are, such as `recipe`. */
  noun: { type: String, required: true },
  state: { type: String, enum: IMPORT_STATES, required: true, index: true },
  entries: { type: [entrySchema], required: true },
  createdAt: { type: Date, required: true },
  ...PURGE_AT,
})
archiveImportSchema.index({ createdById: 1, createdAt: -1 })

export type ArchiveImport = InferSchemaType<typeof archiveImportSchema>

export const ArchiveImportModel = defineModel('ArchiveImport', archiveImportSchema)
