import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** The last version of the site that has opened this database (G-163). */
const siteVersionSchema = new Schema({
  _id: { type: String, required: true },
  version: { type: String, required: true },
  updatedAt: { type: Date, required: true },
  /** The file that was made before the update; null for none. */
  archive: { type: String, default: null },
})

export const SITE_VERSION = 'site'

export const SiteVersionModel = defineModel('SiteVersion', siteVersionSchema)
