import { deleteOldMessages, waitingMessages } from '@/lib/contact/messages'
import { CONTACT_MAIL } from '@/lib/contact/send-message'
import { defineFeature, type PersonalData } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { ContactMessageModel } from '@/models/contact-message'
import { sentBy } from '@/lib/auth/sent-by'

const contactData: PersonalData = {
  async list({ viewer }) {
    const found = await ContactMessageModel.find(sentBy(viewer)).sort({ sentAt: 1, _id: 1 }).lean()
    const messages = found.map(({ name, email, message, sentAt }) => ({
      name,
      email,
      message,
      sentAt: sentAt.toISOString(),
    }))
    return { lists: { 'contact-messages': messages } }
  },
  async forget(account) {
    await ContactMessageModel.deleteMany(sentBy(account))
  },
}

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
