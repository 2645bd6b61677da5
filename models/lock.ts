import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel, LEASE } from '@/models/define-model'

/** A name under which one process at a time works (lib/lock.ts). */
const lockSchema = new Schema({
  _id: { type: String, required: true },
  ...LEASE,
})

export type Lock = InferSchemaType<typeof lockSchema>

export const LockModel = defineModel('Lock', lockSchema)
