import { Types } from 'mongoose'
import { findAccount } from '@/lib/auth/accounts'
import type { PersonalData } from '@/lib/define-feature'
import { ContactMessageModel } from '@/models/contact-message'

type Sender = { id: string; email: string; emailVerified: boolean }

/** An address counts once it is verified: another one may belong to somebody else. */
const sentBy = ({ id, email, emailVerified }: Sender) => ({
  $or: [{ userId: new Types.ObjectId(id) }, ...(emailVerified ? [{ email }] : [])],
})

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
  async forget({ id, email }) {
    const emailVerified = (await findAccount(id))?.viewer.emailVerified ?? false
    await ContactMessageModel.deleteMany(sentBy({ id, email, emailVerified }))
  },
}
