import { deleteOldMessages, waitingMessages } from '@/lib/contact/messages'
import { contactData } from '@/lib/contact/personal-data'
import { CONTACT_MAIL } from '@/lib/contact/send-message'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { ContactMessageModel } from '@/models/contact-message'

export const contact = defineFeature({
  name: 'contact',
  kind: 'service',
  models: [ContactMessageModel],
  jobs: [{ name: 'contact-clean-up', everyMs: 6 * HOUR_MS, run: deleteOldMessages }],
  personalData: contactData,
  stored: [
    'Messages to the owner: the name and the address that were typed, the message, when it was sent, and by which account. Each is deleted after a year, or with the account.',
  ],
  mailKinds: [CONTACT_MAIL],
  waiting: waitingMessages,
})
