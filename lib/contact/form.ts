import { defineFields } from '@/lib/form/fields'
import { EMAIL_MAX } from '@/lib/config/email-address'
import { CONTACT_TEXTS } from '@/lib/contact/catalogue'

export const CONTACT_FIELDS = defineFields({
  name: {
    label: 'Name',
    kind: 'line',
    max: 80,
    help: 'Optional.',
    meta: { example: 'Anna' },
    input: { autoComplete: 'name' },
  },
  /** The server reads it as every other address (G-156). */
  email: {
    label: 'Email',
    kind: 'line',
    max: EMAIL_MAX,
    help: 'The answer goes there.',
    input: { type: 'email', autoComplete: 'email' },
  },
  message: {
    label: 'Message',
    kind: 'lines',
    max: 2000,
    missing: CONTACT_TEXTS.messageMissing,
    help: 'At most 2000 characters.',
    isWide: true,
    meta: { example: 'The picture of Monday is beautiful. Is there a print of it?' },
    input: { rows: 6 },
  },
})
