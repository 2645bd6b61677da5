import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/components/ui/query-provider'
import type { CoffeeSection } from '@/lib/coffee/list/page'
import { CoffeePageProvider } from '../page-context'
import { RestOfList } from './rest-of-list'

const TILES = { url: '/tiles', zoom: 6, maxZoom: 8, attribution: '' }

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

test('the loaded list is taken back where that of a new version does not arrive', async () => {
  const onLoaded = vi.fn<(sections: readonly CoffeeSection[] | null) => void>()
  const fetched = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetched)
  const page = (version: string) => (
    <CoffeePageProvider value={{ tiles: TILES, version }}>
      <RestOfList search={{}} onLoaded={onLoaded} />
    </CoffeePageProvider>
  )
  fetched.mockResolvedValueOnce(Response.json([]))
  const { rerender } = render(page('1'))
  await vi.waitFor(() => expect(onLoaded).toHaveBeenLastCalledWith(expect.any(Array)))
  fetched.mockRejectedValueOnce(new Error('offline'))
  rerender(page('2'))
  await screen.findByText(/Cannot load the coffees/)
  expect(onLoaded).toHaveBeenLastCalledWith(null)
})
