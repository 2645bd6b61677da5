import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One document: what the ids of feeds begin with, whatever address the site has later. */
const feedAuthoritySchema = new Schema({
  _id: { type: String, required: true },
  /** A name of RFC 4151. */
  authority: { type: String, required: true },
  /** The site's address when it had entries already, whose ids readers know; null without any. */
  formerUrl: { type: String, default: null },
  storedAt: { type: Date, required: true },
})

export const FeedAuthorityModel = defineModel('FeedAuthority', feedAuthoritySchema)
