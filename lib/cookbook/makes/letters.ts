import { recipePath } from '@/lib/config/paths'
import { isDuplicateKey } from '@/lib/errors'
import type { Letter, MailKind } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'

export const MAKE_WAITS_MAIL: MailKind = { name: 'make waiting', switchedOffBy: 'nobody' }

export const MAKE_CONFIRMED_MAIL: MailKind = {
  name: 'make confirmed',
  switchedOffBy: 'recipient',
  about: 'your makes',
  isOn: wantsMakeMails,
  switchOff: switchOffMakeMails,
  switchOn: switchOnMakeMails,
}

export function makeConfirmedLetter(
  author: string,
  recipe: { title: string; slug: string },
): Letter {
  const { name, url } = siteConfig()
  return {
    subject: `Your make of "${recipe.title}" is on ${name}`,
    title: 'Your make is confirmed',
    greeting: `Hello ${author},`,
    before: [`Everybody can see your make of "${recipe.title}" now. Thank you for it.`],
    link: { label: 'Go to the recipe', url: `${url}${recipePath(recipe.slug)}` },
    after: [],
  }
}

export async function switchOffMakeMails(email: string): Promise<void> {
  try {
    await MakeMailRefusalModel.updateOne({ email }, {}, { upsert: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

async function switchOnMakeMails(email: string): Promise<void> {
  await MakeMailRefusalModel.deleteOne({ email })
}

export async function wantsMakeMails(email: string): Promise<boolean> {
  return (await MakeMailRefusalModel.exists({ email })) === null
}
