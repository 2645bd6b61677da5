import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { privacyFacts } from '@/lib/privacy/facts'
import { Collected } from './privacy-text'

afterEach(cleanup)

test('the privacy page tells what is recorded of sign-ins, and for how long', () => {
  render(<Collected {...privacyFacts()} />)
  const [item] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.startsWith('Sign-ins'))
  for (const told of ['refused', 'password resets', 'role', 'address', 'Never a password']) {
    expect(item?.textContent).toContain(told)
  }
  expect(item?.textContent).toContain('Kept for 90 days')
})
