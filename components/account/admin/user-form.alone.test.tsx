import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountAdminCalls } from '@/components/account/admin/calls'
import type { AdminUser } from '@/lib/account/admin/schema'
import { ApiError } from '@/lib/http/client'
import { withDialogs } from '@/testing/components/dialogs'
import { UserForm } from './user-form'

vi.mock('@/components/account/admin/calls', () => ({ accountAdminCalls: { saveUser: vi.fn() } }))

const USER: AdminUser = {
  id: '65a000000000000000000000',
  username: 'ben',
  userEmoji: null,
  email: 'ben@example.org',
  emailVerified: true,
  role: 'user',
  dateSigned: '2026-03-10T12:00:00.000Z',
  lastSigned: '2026-03-10T12:00:00.000Z',
  timesSigned: 1,
  chatTokensUsed: 0,
  permissions: 0,
  isSample: false,
  isAwaitingApproval: false,
  deleteAfter: null,
}
const save = vi.mocked(accountAdminCalls.saveUser)
const onLeave = vi.fn()

withDialogs()
beforeEach(() => {
  vi.clearAllMocks()
  save.mockResolvedValue(USER)
  render(<UserForm user={USER} isOwn={false} onLeave={onLeave} />)
})
afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function type(label: string, text: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}

function conflict(stored: Record<string, unknown>) {
  const text = 'Somebody else changed this in the meantime.'
  const fields = Object.entries(stored).map(([name, value]) => [name, `Now ${String(value)}.`])
  const conflicts = Object.entries(stored).map(([name, value]) => [name, { stored: value }])
  const body = { fields: Object.fromEntries(fields), conflicts: Object.fromEntries(conflicts) }
  save.mockRejectedValueOnce(new ApiError(409, text, body))
}

test('roles are boxes with their meaning; only what was edited is sent, with what it was', async () => {
  expect(screen.getByRole('group', { name: 'role' }).textContent).toContain(
    'adds and edits recipes',
  )
  await userEvent.click(screen.getByLabelText(/^chef/))
  await press('submit')
  const sent = { role: 'user,chef', before: { role: 'user' } }
  expect(save).toHaveBeenCalledExactlyOnceWith(USER.id, sent)
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
})

test('an untouched form is left without a call', async () => {
  await press('submit')
  expect([save.mock.calls, onLeave.mock.calls]).toEqual([[], [[]]])
})

test('a conflict shows both values; nothing is sent before one is chosen', async () => {
  conflict({ email: 'own@example.org' })
  await type('email', 'admin@example.org')
  await press('submit')
  await screen.findByText('Now own@example.org.')
  const panel = screen.getByRole('region', { name: 'Somebody else changed this in the meantime.' })
  expect(panel.textContent).toContain('own@example.org')
  expect(field('email').value).toBe('admin@example.org')
  await press('submit')
  await screen.findByText('Please choose what to keep.')
  expect(save).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByLabelText(/keep yours/))
  await press('submit')
  expect(save.mock.lastCall?.[1]).toEqual({
    email: 'admin@example.org',
    before: { email: 'own@example.org' },
  })
})

test('the stored value can be taken, field by field', async () => {
  conflict({ email: 'own@example.org', permissions: 2, role: 'user,gallery_manager' })
  await type('email', 'admin@example.org')
  await userEvent.selectOptions(field('access'), '1')
  await userEvent.click(screen.getByLabelText(/^chef/))
  await press('submit')
  const panel = within(await screen.findByRole('region', { name: /^Somebody else/ }))
  const choose = (label: string, side: RegExp) =>
    userEvent.click(within(panel.getByRole('group', { name: label })).getByLabelText(side))
  await choose('email', /take theirs/)
  expect(field('email').value).toBe('own@example.org')
  await choose('access', /keep yours/)
  await choose('role', /take theirs/)
  expect(screen.getByLabelText<HTMLInputElement>(/^gallery manager/).checked).toBe(true)
  await press('submit')
  expect(save.mock.lastCall?.[1]).toEqual({ permissions: 1, before: { permissions: 2 } })
})

test('a level is chosen by what it does, and a suspension asks first', async () => {
  const levels = within(field('access')).getAllByRole('option')
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    'standard',
    'friends & family',
    'suspended',
  ])
  await userEvent.selectOptions(field('access'), '-1')
  await press('submit')
  expect(save).not.toHaveBeenCalled()
  await screen.findByText(/Nobody can log in to it/)
})

test('a suspension stores what else was typed, which Escape does not discard', async () => {
  await type('email', 'ben@new.example.org')
  await userEvent.keyboard('{Escape}')
  expect(onLeave).not.toHaveBeenCalled()
  await press('suspend')
  const [, confirm] = await screen.findAllByRole('button', { name: 'suspend' })
  await userEvent.click(confirm ?? document.body)
  expect(save).toHaveBeenCalledExactlyOnceWith(USER.id, {
    email: 'ben@new.example.org',
    permissions: -1,
    before: { email: 'ben@example.org', permissions: 0 },
  })
})
