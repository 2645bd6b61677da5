import { mailOwner } from '@/lib/account/mail-owner'
import { findAccount } from '@/lib/auth/accounts'
import type { Viewer } from '@/lib/auth/permissions'
import { today } from '@/lib/clock'
import type { MakeDocument } from '@/lib/cookbook/makes/read-makes'
import { asExtra } from '@/lib/mail/as-extra'
import { queueLetter } from '@/lib/mail/queue-mail'
import { recipePath } from '@/lib/config/paths'
import { isDuplicateKey } from '@/lib/errors'
import type { Letter, MailKind } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'

/** It queues at most one mail a day, by the key that the mail has. */
export async function tellOwner(author: Viewer, recipe: string): Promise<void> {
  await mailOwner(MAKE_WAITS_MAIL, {
    by: author,
    key: `make-waiting-${today()}`,
    title: 'A make waits for you',
    before: [
      `${author.username} posted a make of "${recipe}". It is shown to others once you confirm it.`,
    ],
    after: ['There is at most one such mail a day, however many makes wait.'],
  })
}

/** Nobody gets a mail about their own decision. */
export async function tellAuthor(
  admin: Viewer,
  { _id, userId, isSample }: MakeDocument,
  recipe: { title: string; slug: string },
): Promise<void> {
  await asExtra('a make', async () => {
    const author = userId && !isSample ? (await findAccount(String(userId)))?.viewer : null
    if (!author || author.id === admin.id || !(await wantsMakeMails(author.email))) return
    await queueLetter(MAKE_CONFIRMED_MAIL, {
      to: author.email,
      letter: makeConfirmedLetter(author.username, recipe),
      key: `make-confirmed-${_id}`,
    })
  })
}

export const MAKE_WAITS_MAIL: MailKind = { name: 'make waiting', switchedOffBy: 'nobody' }

export const MAKE_CONFIRMED_MAIL: MailKind = {
  name: 'make confirmed',
  switchedOffBy: 'recipient',
  about: 'your makes',
  isOn: wantsMakeMails,
  switchOff: switchOffMakeMails,
  switchOn: switchOnMakeMails,
}

function makeConfirmedLetter(author: string, recipe: { title: string; slug: string }): Letter {
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

async function wantsMakeMails(email: string): Promise<boolean> {
  return (await MakeMailRefusalModel.exists({ email })) === null
}
