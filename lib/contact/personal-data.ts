import { sentBy, sentByAccount } from '@/lib/auth/sent-by'
import type { PersonalData } from '@/lib/define-feature'
import { ContactMessageModel } from '@/models/contact-message'

export const contactData: PersonalData = {
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
    await ContactMessageModel.deleteMany(await sentByAccount(account))
  },
}
