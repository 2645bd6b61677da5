import { Schema } from 'mongoose'
import { defineModel, LEASE } from '@/models/define-model'

const lockSchema = new Schema({
  _id: { type: String, required: true },
  ...LEASE,
})

export const LockModel = defineModel('Lock', lockSchema)
