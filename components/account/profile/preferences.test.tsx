import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showToast } from '@/components/ui/show-toast'
import { Preferences } from './preferences'

const STORED = { useEmoji: false, guessFirst: false, imgenModel: 'claude' } as const

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a preference that fails leaves those alone that were stored meanwhile', async () => {
  let fail: (reason: Error) => void = () => {}
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) =>
    String(body).includes('useEmoji')
      ? new Promise((_resolve, reject) => (fail = reject))
      : Promise.resolve(Response.json({ artPreferences: { ...STORED, guessFirst: true } })),
  )
  render(<Preferences stored={STORED} />)
  const [emoji, guess] = screen.getAllByRole<HTMLInputElement>('checkbox')
  if (!emoji || !guess) throw new Error('A box is missing.')
  await userEvent.click(emoji)
  await userEvent.click(guess)
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1))
  fail(new TypeError('Offline.'))
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
  expect([emoji.checked, guess.checked]).toEqual([false, true])
})
