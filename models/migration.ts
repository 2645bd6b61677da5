import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const migrationSchema = new Schema({
  _id: { type: Number, required: true },
  name: { type: String, required: true },
  appliedAt: { type: Date, required: true },
})

export const MigrationModel = defineModel('Migration', migrationSchema)
