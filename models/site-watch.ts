import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One document: when the site was seen last, and how much of each art day it was not there (G-159). */
const siteWatchSchema = new Schema({
  _id: { type: String, required: true },
  seenAt: { type: Date, required: true },
  /** `AOTD_DAY_START_UTC` at that time. */
  dayStart: { type: String, required: true },
  /** They are by the art days that then were, as a later change of their start moves no loss. */
  losses: {
    type: [
      {
        _id: false,
        dateKey: { type: String, required: true },
        ms: { type: Number, required: true },
      },
    ],
    required: true,
  },
})

export const SiteWatchModel = defineModel('SiteWatch', siteWatchSchema)
