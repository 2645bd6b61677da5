import { z } from 'zod'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { ConfirmPreOrder } from '@/components/store/confirm-pre-order'
import { ButtonLink } from '@/components/ui/button-link'
import { PATHS } from '@/lib/config/paths'
import { PRE_ORDER_TEXTS } from '@/lib/store/catalogue'
import { type PreOrderSummary, findPreOrder } from '@/lib/store/pre-orders/join'

// The address contains the token of the mail; headers keep it private.
export const metadata = { title: 'Confirm Pre-order', robots: { index: false } }

const confirmSearch = z.object({ token: z.string().catch('') })

/** Opening it changes nothing, as mail scanners open links too (G-120). */
export default async function ConfirmPage({ searchParams }: SearchProps) {
  const { token } = await readSearch(confirmSearch, searchParams)
  const order = await findPreOrder(token)
  return (
    <Page>
      <PageHead title="Confirm Pre-order" size="form" lead={leadOf(order)} />
      {order && !order.isConfirmed ? (
        <ConfirmPreOrder token={token} />
      ) : (
        <ButtonLink href={PATHS.store}>Go to the store</ButtonLink>
      )}
    </Page>
  )
}

function leadOf(order: PreOrderSummary | null): string {
  if (!order) return PRE_ORDER_TEXTS.invalidLink
  const { itemTitle, address, isConfirmed } = order
  return isConfirmed
    ? `${PRE_ORDER_TEXTS.confirmed} We write to ${address} about ${itemTitle}.`
    : `Put ${address} on the list for ${itemTitle}?`
}
