import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/components/ui/query-provider'
import { AllCoffees } from './all-coffees'
import { CoffeePageProvider } from './page-context'

const TILES = { url: '/tiles', zoom: 6, maxZoom: 8, attribution: '' }

const answers = vi.fn<() => Promise<Response>>()
const answer = (...shops: string[]) =>
  Promise.resolve(Response.json(shops.map((coffeeShop) => ({ coffeeShop }))))

beforeEach(() => {
  answers.mockReset()
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** Two parts of one page, as the map and the taste match. */
function page(version: string) {
  const part = (name: string) => (
    <AllCoffees>
      {(coffees) => <p>{`${name}: ${coffees.map(({ coffeeShop }) => coffeeShop).join()}`}</p>}
    </AllCoffees>
  )
  return (
    <CoffeePageProvider value={{ tiles: TILES, version }}>
      {part('map')}
      {part('taste')}
    </CoffeePageProvider>
  )
}

test('the parts of a page share one request, and a new version of the list makes one more', async () => {
  answers.mockReturnValueOnce(answer('Kiosk'))
  const { rerender } = render(page('1'))
  expect(await screen.findByText('map: Kiosk')).toBeTruthy()
  expect(screen.getByText('taste: Kiosk')).toBeTruthy()
  rerender(page('1'))
  expect(answers).toHaveBeenCalledTimes(1)

  let arrive = (_: Response) => {}
  answers.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  rerender(page('2'))
  expect(screen.getByText('map: Kiosk')).toBeTruthy()
  arrive(await answer('Kiosk', 'Bar'))
  expect(await screen.findByText('taste: Kiosk,Bar')).toBeTruthy()
  expect(answers).toHaveBeenCalledTimes(2)
})

test('a list that does not arrive says so, and Retry asks for it again', async () => {
  answers.mockRejectedValueOnce(new Error('offline'))
  render(page('1'))
  expect(await screen.findAllByText(/Cannot load the coffees\./)).toHaveLength(2)
  answers.mockReturnValueOnce(answer('Kiosk'))
  const [retry] = screen.getAllByRole('button', { name: 'Retry' })
  if (retry) fireEvent.click(retry)
  expect(await screen.findByText('map: Kiosk')).toBeTruthy()
  expect(screen.getByText('taste: Kiosk')).toBeTruthy()
})
