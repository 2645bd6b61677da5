import { isDuplicateKey } from '@/lib/errors'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'

export async function switchOffMakeMails(email: string): Promise<void> {
  try {
    await MakeMailRefusalModel.updateOne({ email }, {}, { upsert: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

export async function switchOnMakeMails(email: string): Promise<void> {
  await MakeMailRefusalModel.deleteOne({ email })
}

export async function wantsMakeMails(email: string): Promise<boolean> {
  return (await MakeMailRefusalModel.exists({ email })) === null
}
