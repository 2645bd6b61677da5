import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { withDialogs } from '@/testing/components/dialogs'
import { AwardForm } from './award-form'

vi.mock('@/components/badges/admin/calls', () => ({
  badgeAdminCalls: { awardBadge: vi.fn(), revokeBadge: vi.fn() },
}))

const BADGES = [
  { code: 'streak-100', name: 'A hundred days', isRetired: false },
  { code: 'bug-finder', name: 'Bug finder', isRetired: false },
] as AdminBadge[]

withDialogs()
beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(badgeAdminCalls.awardBadge).mockResolvedValue({ message: 'Badge awarded.' })
  render(<AwardForm badges={BADGES} usernames={['anna', 'ben']} />)
})
afterEach(cleanup)

const badge = () => screen.getByLabelText<HTMLSelectElement>('Badge')
const name = () => screen.getByLabelText<HTMLInputElement>('Username')
const press = async (label: string) => userEvent.click(screen.getByRole('button', { name: label }))

async function fill() {
  await userEvent.type(name(), 'anna')
  await userEvent.selectOptions(badge(), 'bug-finder')
  await userEvent.type(screen.getByLabelText('Reason'), 'Found a bug.')
}

test('no badge is chosen at first, and names can be completed', async () => {
  expect(badge().value).toBe('')
  const names = [...(name().list?.options ?? [])].map(({ value }) => value)
  expect(names).toEqual(['anna', 'ben'])
  await userEvent.type(name(), 'anna')
  await press('Award')
  expect(screen.getByText('Please choose a badge.')).toBeDefined()
  expect(badgeAdminCalls.awardBadge).not.toHaveBeenCalled()
})

test('an award asks first, and the chosen badge stays for the next one', async () => {
  await fill()
  await press('Award')
  const dialog = within(await screen.findByRole('dialog', { name: 'Award “Bug finder”?' }))
  expect(badgeAdminCalls.awardBadge).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'award' }))
  const body = { username: 'anna', badgeCode: 'bug-finder', reason: 'Found a bug.' }
  expect(badgeAdminCalls.awardBadge).toHaveBeenCalledExactlyOnceWith(body)
  await waitFor(() => expect(name().value).toBe(''))
  expect(badge().value).toBe('bug-finder')
})

test('a revocation asks first, and can be left', async () => {
  await fill()
  await press('Revoke')
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Bug finder”?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'cancel' }))
  expect(badgeAdminCalls.revokeBadge).not.toHaveBeenCalled()
})
