import { mailOwner } from '@/lib/account/mail-owner'
import { findAccount } from '@/lib/auth/accounts'
import type { Viewer } from '@/lib/auth/permissions'
import { today } from '@/lib/clock'
import {
  MAKE_CONFIRMED_MAIL,
  MAKE_WAITS_MAIL,
  makeConfirmedLetter,
  wantsMakeMails,
} from '@/lib/cookbook/makes/letters'
import type { MakeDocument } from '@/lib/cookbook/makes/read-makes'
import { asExtra } from '@/lib/mail/as-extra'
import { queueLetter } from '@/lib/mail/queue-mail'

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
