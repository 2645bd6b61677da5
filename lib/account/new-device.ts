import type { Client } from '@/lib/account/devices'
import { now } from '@/lib/clock'
import { placeFinder } from '@/lib/integrations/geo/ip-lookup'
import { logger } from '@/lib/logger'
import { queueMail } from '@/lib/mail/queue-mail'
import { shared } from '@/lib/runtime/process-state'
import { onShutdown } from '@/lib/runtime/shutdown'

/** Mails not yet queued; shutdown waits for them. */
const pending = () =>
  shared('sign-in-notices', () => {
    const notices = new Set<Promise<void>>()
    onShutdown(async () => void (await Promise.all(notices)))
    return notices
  })

type Account = { id: string; email: string; username: string }

/** Not awaited: the lookup of the place may take seconds. */
export function announceSignIn(user: Account, client: Client): void {
  const notices = pending()
  const notice = send(user, client, now())
    .catch((error: unknown) => logger().error({ err: error }, 'A sign-in was not told of by mail.'))
    .finally(() => notices.delete(notice))
  notices.add(notice)
}

async function send(
  { id, email, username }: Account,
  { ip, device }: Client,
  at: Date,
): Promise<void> {
  const place = await placeFinder().findPlace(ip)
  await queueMail({
    kind: 'notice',
    to: email,
    username,
    userId: id,
    notice: { event: 'new_sign_in', device, ip, at, ...(place && { place }) },
  })
}
