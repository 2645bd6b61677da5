import { Schema, type InferSchemaType } from 'mongoose'
import { defineContentModel, SOFT_DELETE } from '@/models/define-model'

const texts = { type: Schema.Types.Map, of: String, required: true, default: {} } as const

/** One document holds what the owner has set in the browser (G-140). */
const settingsSchema = new Schema({
  _id: { type: String, required: true },
  /** The keys are those of the environment. */
  values: texts,
  /** Encrypted (lib/settings/seal.ts). */
  secrets: texts,
  pictures: texts,
  /** The newest 50 changes, the newest first; of a secret it has no text. */
  history: {
    type: [
      {
        at: { type: Date, required: true },
        by: { type: String, required: true },
        changes: {
          type: [
            new Schema(
              {
                key: { type: String, required: true },
                before: { type: String, default: null },
                after: { type: String, default: null },
              },
              { _id: false },
            ),
          ],
          required: true,
        },
      },
    ],
    required: true,
    default: [],
  },
  ...SOFT_DELETE,
})

export type StoredSettings = InferSchemaType<typeof settingsSchema>

export const SettingsModel = defineContentModel('Settings', settingsSchema)
