import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Imprint } from '@/components/legal/imprint'
import { parseEnv } from '@/lib/env'
import { priceNotes } from '@/lib/legal/catalogue'
import { legalCard } from '@/lib/settings/legal-card'
import { setEnv } from '@/testing/env'

const CARD = {
  LEGAL_NAME: 'Anna Quay',
  LEGAL_ADDRESS: '1 Quay Street\n 8000 Harbour \n',
  LEGAL_EMAIL: 'anna@example.org',
  LEGAL_PHONE: '+41 44 555 01 02',
  LEGAL_REGISTER: 'Harbour register 12',
  LEGAL_VAT_ID: 'XX123',
  LEGAL_AUTHORITY: 'Harbour office',
}

const imprint = () =>
  renderToStaticMarkup(createElement(Imprint, { card: legalCard(), intro: 'By' }))

test('what is not set is shown nowhere, neither is its heading (G-147)', () => {
  expect(imprint()).toBe('')
  expect(priceNotes(legalCard())).toEqual([])
})

test('the imprint shows what is set, the address by lines (G-147)', () => {
  onTestFinished(setEnv(CARD))
  expect(legalCard().address).toEqual(['1 Quay Street', '8000 Harbour'])
  const html = imprint()
  expect(html).toContain('Anna Quay\n1 Quay Street\n8000 Harbour')
  expect(html).toContain('href="mailto:anna@example.org"')
  expect(html).toContain('href="tel:+41445550102"')
  for (const text of ['Harbour register 12', 'XX123', 'Harbour office']) {
    expect(html).toContain(text)
  }
})

test('beside prices stands whether VAT is in them, and what delivery costs (G-147)', () => {
  onTestFinished(setEnv({ LEGAL_VAT: 'charged', LEGAL_DELIVERY: 'Delivery €5, one week.' }))
  expect(priceNotes(legalCard())).toEqual(['incl. VAT', 'Delivery €5, one week.'])
  onTestFinished(setEnv({ LEGAL_VAT: 'none', LEGAL_DELIVERY: undefined }))
  expect(priceNotes(legalCard())).toEqual(['no VAT charged'])
})

test('a wrong key is named without its value', () => {
  expect(() => parseEnv({ LEGAL_VAT: '20 %' })).toThrow('LEGAL_VAT must be charged or none.')
  expect(() => parseEnv({ LEGAL_EMAIL: 'anna' })).toThrow('LEGAL_EMAIL must be an e-mail address.')
})
