import { z } from 'zod'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Button } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
import { UNSUBSCRIBE_TEXTS } from '@/lib/mail/catalogue'
import { findSubscription } from '@/lib/site/unsubscribe'

export const metadata = { title: 'Unsubscribe', robots: { index: false } }

const unsubscribeSearch = z.object({
  token: z.string().catch(''),
  done: z.string().optional(),
})

/** Opening it changes nothing, as mail scanners open links too (G-44). */
export default async function UnsubscribePage({ searchParams }: SearchProps) {
  const { token, done } = await readSearch(unsubscribeSearch, searchParams)
  const subscription = await findSubscription(token)
  return (
    <Page>
      <PageHead title="Unsubscribe" lead={leadOf(subscription, done !== undefined)} />
      {subscription && done === undefined && (
        <form method="post" action={`${PATHS.unsubscribe}?token=${token}&by=page`}>
          <Button type="submit" variant="filled">
            Unsubscribe
          </Button>
        </form>
      )}
    </Page>
  )
}

type Subscription = Awaited<ReturnType<typeof findSubscription>>

function leadOf(subscription: Subscription, isDone: boolean): string {
  if (!subscription) return UNSUBSCRIBE_TEXTS.invalid
  const { about, address } = subscription
  return isDone ? UNSUBSCRIBE_TEXTS.done(about) : UNSUBSCRIBE_TEXTS.ask(about, address)
}
