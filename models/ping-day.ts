import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const counter = { type: Number, required: true, default: 0 } as const

/** Counters without who or where from (G-106). */
const pingDaySchema = new Schema({
  /** UTC, YYYY-MM-DD. */
  _id: { type: String, required: true },
  party: counter,
  unsubscribe: counter,
})

export type PingDay = InferSchemaType<typeof pingDaySchema>

export const PingDayModel = defineModel('PingDay', pingDaySchema)
