import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetDrafts } from '@/components/ui/form/draft-store'
import type { Coffee } from '@/lib/coffee/schema'
import { withDialogs } from '@/testing/components/dialogs'
import { EditCoffee } from './edit-coffee'

withDialogs()
afterEach(cleanup)
beforeEach(forgetDrafts)

const COFFEE: Coffee = {
  _id: '65ed3f0a1c9d440000a1b2c3',
  coffeeType: 'filter',
  coffeeShop: 'Kiosk',
  overallRating: 8,
  format: {},
  rating: { body: 7.5, flavour: 8, aftertaste: 8 },
  date: '2026-03-10T08:14:30.000Z',
  createdAt: '2026-03-10T08:14:30.000Z',
  rateColor: '#d03830',
  isSelfMade: true,
  tweet: null,
  imageUrl: null,
  isSample: false,
  location: { city: '', country: '', storeCoordinates: null, measurementCoordinates: null },
}

test('a draft is compared with the coffee that it was begun from, and one side is chosen', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    if (bodies.length > 1) return Response.json({ message: 'Saved.' })
    const conflicts = { coffeeShop: { sent: 'Harbour Kiosk', stored: 'Old Kiosk' } }
    return Response.json({ message: 'Changed.', conflicts }, { status: 409 })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const first = render(<EditCoffee coffee={COFFEE} onClose={() => {}} />)
  await userEvent.type(screen.getByLabelText('Shop name'), ' 2')
  first.unmount()

  const onClose = vi.fn()
  render(<EditCoffee coffee={{ ...COFFEE, coffeeShop: 'Old Kiosk' }} onClose={onClose} />)
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await userEvent.click(await screen.findByRole('radio', { name: /keep yours/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(bodies).toEqual([
    { coffeeShop: 'Kiosk 2', before: { coffeeShop: 'Kiosk' } },
    { coffeeShop: 'Kiosk 2', before: { coffeeShop: 'Old Kiosk' } },
  ])
})

test('a date that was cleared is told at its field, and nothing is saved', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<EditCoffee coffee={COFFEE} onClose={() => {}} />)
  await userEvent.type(screen.getByLabelText('Shop name'), ' 2')
  await userEvent.clear(screen.getByLabelText('Date and time (UTC)'))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getAllByText('Please enter a valid date.')).not.toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('Cancel throws away what was typed', async () => {
  const onClose = vi.fn()
  const first = render(<EditCoffee coffee={COFFEE} onClose={onClose} />)
  await userEvent.type(screen.getByLabelText('Shop name'), ' 2')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  first.unmount()
  render(<EditCoffee coffee={COFFEE} onClose={onClose} />)
  expect(screen.getByDisplayValue('Kiosk')).toBeTruthy()
})
