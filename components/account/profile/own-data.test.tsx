import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { withDialogs } from '@/testing/components/dialogs'
import { OwnData } from './own-data'

withDialogs()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an account can be deleted while its data is downloaded', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit = {}) => {
    sent.push(method)
    return new Promise(() => {})
  })
  render(<OwnData username="ben" isLeaving={false} />)
  await press('Download your data')
  await press('Delete account')
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(sent).toEqual(['GET', 'DELETE']))
})
