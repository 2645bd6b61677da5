import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { privacyFacts } from '@/lib/privacy/facts'
import type { PrivacyFacts } from '@/lib/privacy/schema'
import { Collected, HowUsed, Security } from './privacy-text'

const NOTHING: PrivacyFacts = {
  stored: [],
  ai: [],
  moderation: null,
  posts: [],
  captcha: null,
  places: null,
  analytics: null,
  tiles: null,
  keepsCopies: true,
  keepsPage: true,
  cookies: { session: 's', csrf: 'c', device: 'd', nextAuth: [] },
}

const said = (facts: Partial<PrivacyFacts>) =>
  renderToStaticMarkup(createElement(HowUsed, { ...NOTHING, ...facts })).replace(/\s+/g, ' ')

test('it tells how long pre-orders are kept, and who sees likes (G-70, G-119)', () => {
  const text = renderToStaticMarkup(createElement(Collected, privacyFacts())).replace(/\s+/g, ' ')
  expect(text).toContain('until 12 months after the item is available')
  expect(text).toContain('without a confirmation for 30 days')
  expect(text).toContain('takes the address off the list')
  expect(text).toContain('Likes of items in the store')
})

test('without keys it says that nothing is sent, and names nobody (G-109)', () => {
  expect(said({})).toContain('nothing leaves it for them')
  expect(said({})).not.toMatch(/OpenAI|Anthropic|posted|is sent to/)
})

test('with keys it names whom what is sent to, and where the art is posted (G-109)', () => {
  const text = said({
    ai: ['OpenAI', 'Anthropic'],
    moderation: 'OpenAI',
    posts: ['X', 'Telegram'],
  })
  expect(text).not.toContain('nothing leaves')
  expect(text).toContain('set up to use OpenAI and Anthropic')
  expect(text).toContain('is sent to OpenAI')
  expect(text).toContain('posted to X and Telegram')
  expect(said({ ai: ['Anthropic'] })).not.toMatch(/OpenAI|is sent to|posted/)
})

test('a captcha of others is named with its script, and analytics with what they are told (G-109)', () => {
  const security = (facts: Partial<PrivacyFacts>) =>
    renderToStaticMarkup(createElement(Security, { ...NOTHING, ...facts })).replace(/\s+/g, ' ')
  expect(security({})).toContain('Pages load scripts only from this site. Every')
  const guarded = security({ captcha: 'hCaptcha' })
  expect(guarded).not.toContain('this site. Every')
  expect(guarded).toContain(', and from hCaptcha where it protects a form')
  expect(said({ captcha: 'hCaptcha' })).toContain('loaded when such a form is shown')
  expect(said({})).not.toContain('which page was opened')
  const told = said({ analytics: 'count.example.org' })
  expect(told).toContain('count.example.org is told which page was opened')
})
