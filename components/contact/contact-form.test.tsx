import { createHash } from 'node:crypto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ContactForm } from './contact-form'

afterEach(cleanup)

const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt3').digest('hex'),
  maxnumber: 10,
  salt: 'salt',
  signature: 'signature',
}

test('all errors are told at once, and that of the CAPTCHA goes once it is solved (G-43)', async () => {
  let answer = () => {}
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    await new Promise<void>((resolve) => (answer = resolve))
    return Response.json(CHALLENGE)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const captcha = { provider: 'altcha', siteKey: null, onSignUp: false } as const
  render(<ContactForm initial={{ name: '', email: '' }} captcha={captcha} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(screen.getByText('Please enter a valid email.')).toBeTruthy()
  expect(screen.getByText('Please write a message.')).toBeTruthy()
  expect(screen.getByText('Please complete the CAPTCHA')).toBeTruthy()

  await waitFor(() => expect(calls).toHaveLength(1))
  answer()
  await screen.findByText('Checked')
  await waitFor(() => expect(screen.queryByText(/Please complete the CAPTCHA/)).toBeNull())
  expect(screen.getByText('Please write a message.')).toBeTruthy()
})
