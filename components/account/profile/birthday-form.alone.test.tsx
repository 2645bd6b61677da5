import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '@/testing/components/router'
import { showToast } from '@/components/ui/show-toast'
import { profileCalls } from '@/components/account/profile/calls'
import { ApiError } from '@/lib/http/client'
import { BirthdayForm } from './birthday-form'
import { BirthdaySetting } from '@/components/account/profile/user-facts'

vi.mock('@/components/account/profile/calls', () => ({ profileCalls: { saveBirthday: vi.fn() } }))

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

async function save(error: ApiError) {
  const onSaved = vi.fn()
  vi.mocked(profileCalls.saveBirthday).mockRejectedValueOnce(error)
  render(<BirthdayForm today="2026-03-10" onSaved={onSaved} onCancel={vi.fn()} />)
  fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '1990-05-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1))
  return { text: vi.mocked(showToast).mock.calls[0]?.[1], onSaved }
}

test('a birthday that was set elsewhere is told, and the page follows', async () => {
  const text = 'Birthday already set.'
  const outcome = await save(new ApiError(409, text, { error: text, message: text }))
  expect(outcome.text).toBe(text)
  expect(outcome.onSaved).toHaveBeenCalledTimes(1)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('another failure has the text of the form', async () => {
  const outcome = await save(new ApiError(503, 'Down.', { error: 'Down.' }))
  expect(outcome.text).toBe('Failed to set birthday. Please try again.')
  expect(outcome.onSaved).not.toHaveBeenCalled()
  expect(router.refresh).not.toHaveBeenCalled()
})

test('the form can be closed again, without a call, and the focus returns to its button', async () => {
  render(<BirthdaySetting today="2026-03-10" onSaved={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Set birthday' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Birth date')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set birthday' }))
  expect(profileCalls.saveBirthday).not.toHaveBeenCalled()
})
