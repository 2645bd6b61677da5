import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** Addresses that want no mail about their makes (G-44). */
const makeMailRefusalSchema = new Schema({ email: { type: String, required: true } })
makeMailRefusalSchema.index({ email: 1 }, { unique: true })

export const MakeMailRefusalModel = defineModel('MakeMailRefusal', makeMailRefusalSchema)
