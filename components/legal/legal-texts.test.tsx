import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ContactUs } from '@/components/about/privacy-text'
import { LEGAL_BASES } from '@/lib/privacy/catalogue'
import type { LegalCard } from '@/lib/legal/schema'
import { AccessibilityText } from './accessibility-text'

afterEach(cleanup)

const NOTHING: LegalCard = {
  name: null,
  address: [],
  email: null,
  phone: null,
  register: null,
  vatId: null,
  authority: null,
  barrierContact: null,
  vat: null,
  delivery: null,
}

const textOf = () => document.body.textContent

test('the accessibility statement has its limits, a date and whom to tell (G-147)', () => {
  render(<AccessibilityText ownerName="Anna" barrierContact={null} captcha={null} />)
  expect(textOf()).toContain('WCAG) 2.2, level AA')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3)
  expect(textOf()).toContain('26 November 2026')
  expect(screen.getByRole('link', { name: 'Write to Anna' }).getAttribute('href')).toBe('/contact')
  expect(textOf()).not.toContain('Contact for barriers')
})

test('it names the barrier contact and a CAPTCHA of others, where there is one (G-147)', () => {
  render(<AccessibilityText ownerName="Anna" barrierContact="+41 44 555" captcha="hCaptcha" />)
  expect(textOf()).toContain('Contact for barriers: +41 44 555')
  expect(textOf()).toContain('(hCaptcha)')
})

test('privacy names the controller where it is set, and always a way to ask (G-109, G-147)', () => {
  const { rerender } = render(<ContactUs email={null} ownerName="Anna" card={NOTHING} />)
  expect(screen.getByRole('link', { name: 'contact page' })).toBeTruthy()
  expect(textOf()).not.toContain('controller')
  const card = { ...NOTHING, name: 'Anna Quay', address: ['1 Quay Street'] }
  rerender(<ContactUs email="anna@example.org" ownerName="Anna" card={card} />)
  expect(screen.getByRole('link', { name: 'anna@example.org' })).toBeTruthy()
  expect(textOf()).toContain('Responsible for the data (controller):')
  expect(textOf()).toContain('Anna Quay\n1 Quay Street')
})

test('privacy has a basis for each purpose and the right to complain (G-147)', () => {
  const text = LEGAL_BASES.flat().join(' ')
  for (const basis of ['(a)', '(b)', '(c)', '(f)']) expect(text).toContain(basis)
  expect(text).toContain('complain to the data protection authority')
})
