import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { withDialogs } from '@/testing/components/dialogs'
import { EditBadge } from './edit-badge'

withDialogs()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a retirement stores what else was typed', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({})
  })
  const badge = { code: 'ten', name: 'Ten', description: 'Ten arts.', value: 60, isRetired: false }
  render(<EditBadge badge={badge as AdminBadge} onClose={vi.fn()} />)
  fireEvent.input(screen.getByLabelText('Description'), { target: { value: 'Ten pictures.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Retire' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ description: 'Ten pictures.', value: 60, isRetired: true }]),
  )
})
