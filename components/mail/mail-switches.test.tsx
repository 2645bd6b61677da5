import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { MailSwitch } from '@/lib/mail/schema'
import { MailSwitches } from './mail-switches'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a second switch is stored while the first one is on its way', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return new Promise(() => {})
  })
  const off = (kind: string) => ({ kind, about: kind, isOn: false, note: null }) as MailSwitch
  render(<MailSwitches stored={[off('makes'), off('badges')]} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  for (const box of boxes) await userEvent.click(box)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true])
})
