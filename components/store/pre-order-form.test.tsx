import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NoMailProvider } from '@/components/mail/no-mail-provider'
import { OFFERS, type OfferName } from '@/lib/store/catalogue'
import { PreOrderForm } from './pre-order-form'

afterEach(cleanup)

/** Renders the form on the site of `owner`, who has no mail server; on one that has it for null. */
function open(offer: OfferName, owner: string | null): string {
  const { container } = render(
    <NoMailProvider owner={owner}>
      <PreOrderForm id="1" offer={offer} email="" />
    </NoMailProvider>,
  )
  return container.textContent
}

const OFFER_NAMES = Object.keys(OFFERS) as OfferName[]

test.each(OFFER_NAMES)('the form of %s promises a mail only where one is sent (G-145)', (offer) => {
  const { reason, next } = OFFERS[offer]
  const byMail = open(offer, null)
  expect(byMail).toContain(`${reason} You confirm your address by a link`.trim())
  expect(byMail).toContain(next)
  expect(byMail).not.toContain('cannot send mail')
  cleanup()

  const byHand = open(offer, 'Ada')
  expect(byHand).toContain(`${reason}No order, no obligation`)
  expect(byHand).toContain('This site cannot send mail: Ada sees your address')
  expect(byHand).not.toContain('by mail')
  expect(screen.getAllByText(/writes to you/)).toHaveLength(1)
})
