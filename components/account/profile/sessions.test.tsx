import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { SessionDto } from '@/lib/account/profile/schema'
import { Sessions } from './sessions'

afterEach(cleanup)

/** Newest first; the last one is this browser's. */
function listOf(count: number): SessionDto[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `session-${i}`,
    device: `Browser ${i}`,
    ip: '2001:db8:1:2:3:4:5:6',
    openedAt: '2026-11-21T12:00:00.000Z',
    isCurrent: i === count - 1,
  }))
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('of many sessions this browser’s and the four newest are shown, and all on request', async () => {
  render(<Sessions sessions={listOf(20)} />)
  expect(rows()).toHaveLength(5)
  expect(rows()[0]).toContain('Browser 19this browser')
  expect(rows()[1]).toContain('Browser 0')
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20' }))
  expect(rows()).toHaveLength(20)
})

test('few sessions are shown as a whole', () => {
  render(<Sessions sessions={listOf(5)} />)
  expect(rows()).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
})
