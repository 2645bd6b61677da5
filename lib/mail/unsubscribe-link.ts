import { z } from 'zod'
import { readLinkToken, signLinkToken } from '@/lib/auth/link-token'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'
import { MailModel } from '@/models/mail'

const claims = z.object({ kind: z.string(), to: z.string() })
export type Subscription = z.infer<typeof claims>

/** Valid for good, as mail is read late. */
export async function unsubscribeLink(kind: string, to: string) {
  const token = await signLinkToken('unsubscribe', { kind, to })
  return { token, url: `${siteConfig().url}${PATHS.unsubscribe}?token=${token}` }
}

/** Null for a token that is in no mail of this site. */
export async function readUnsubscribeToken(token: string): Promise<Subscription | null> {
  return claims.safeParse(await readLinkToken('unsubscribe', token)).data ?? null
}

export async function withdrawWaitingMail({ kind, to }: Subscription): Promise<void> {
  await MailModel.deleteMany({ kind, to, state: 'waiting' })
}
