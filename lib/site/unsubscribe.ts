import { PATHS } from '@/lib/config/paths'
import { AppError } from '@/lib/errors'
import { jsonReply, Reply } from '@/lib/http/reply'
import { UNSUBSCRIBE_TEXTS } from '@/lib/mail/catalogue'
import { maskAddress } from '@/lib/mail/addresses'
import type { UnsubscribeQuery } from '@/lib/mail/schema'
import { readUnsubscribeToken } from '@/lib/mail/unsubscribe-link'
import { switchKinds, switchOff } from '@/lib/site/mail-switches'

/** Null for a link that is not of this site; the address is masked. */
export async function findSubscription(
  token: string,
): Promise<{ about: string; address: string } | null> {
  const found = await find(token)
  return found && { about: found.kind.about, address: maskAddress(found.to) }
}

/** Idempotent; 400 for an invalid link. The page's own button is led back to the page (G-44). */
export async function unsubscribe({
  token,
  by,
}: UnsubscribeQuery): Promise<Reply<{ message: string }>> {
  const found = await find(token)
  if (!found) throw new AppError('invalid', { message: UNSUBSCRIBE_TEXTS.invalid })
  const { kind, to } = found
  await switchOff(kind, to)
  if (by === 'page') {
    const location = `${PATHS.unsubscribe}?token=${token}&done=1`
    return new Reply(null, { status: 303, headers: { location } })
  }
  return jsonReply({ message: UNSUBSCRIBE_TEXTS.done(kind.about) })
}

async function find(token: string) {
  const subscription = await readUnsubscribeToken(token)
  if (!subscription) return null
  const kind = switchKinds().find(({ name }) => name === subscription.kind)
  return kind ? { kind, to: subscription.to } : null
}
