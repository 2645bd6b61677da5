import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFields } from './check-fields'

afterEach(cleanup)

function checkEmail(value: string) {
  const { container } = render(
    <form>
      <input name="email" type="email" defaultValue={value} required />
    </form>,
  )
  const form = container.querySelector('form')
  return form && checkFields(form).email
}

test('a refused address says before sending why it is refused (G-156)', () => {
  expect(checkEmail('')).toBe('Please enter a valid email.')
  expect(checkEmail('müller@example.org')).toMatch(
    /^Please enter a valid email\. Before the @ only/,
  )
  expect(checkEmail(`${'x'.repeat(65)}@example.org`)).toMatch(/at most 64 characters/)
  expect(checkEmail('info@bücher.example')).toBeUndefined()
})
