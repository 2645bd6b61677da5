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
  keepsPage: true,
  cookies: { session: 's', csrf: 'c', device: 'd', nextAuth: [] },
}

const howUsed = (facts: Partial<PrivacyFacts>) =>
  renderToStaticMarkup(createElement(HowUsed, { ...NOTHING, ...facts })).replace(/\s+/g, ' ')

test('it tells how long pre-orders are kept, and who sees likes (G-70, G-119)', () => {
  const text = renderToStaticMarkup(createElement(Collected, privacyFacts())).replace(/\s+/g, ' ')
  expect(text).toContain('until 12 months after the item is available')
  expect(text).toContain('without a confirmation for 30 days')
  expect(text).toContain('takes the address off the list')
  expect(text).toContain('Likes of items in the store')
})

test('without keys it says that nothing is sent, and names nobody (G-109)', () => {
  expect(howUsed({})).toContain('nothing leaves it for them')
  expect(howUsed({})).not.toMatch(/OpenAI|Anthropic|posted|is sent to/)
})

test('with keys it names whom what is sent to, and where the art is posted (G-109)', () => {
  const text = howUsed({
    ai: ['OpenAI', 'Anthropic'],
    moderation: 'OpenAI',
    posts: ['X', 'Telegram'],
  })
  expect(text).not.toContain('nothing leaves')
  expect(text).toContain('set up to use OpenAI and Anthropic')
  expect(text).toContain('is sent to OpenAI')
  expect(text).toContain('posted to X and Telegram')
  expect(howUsed({ ai: ['Anthropic'] })).not.toMatch(/OpenAI|is sent to|posted/)
})

test('a captcha of others is named with its script, and analytics with what they are told (G-109)', () => {
  const security = (facts: Partial<PrivacyFacts>) =>
    renderToStaticMarkup(createElement(Security, { ...NOTHING, ...facts })).replace(/\s+/g, ' ')
  expect(security({})).toContain('Pages load scripts only from this site. Every')
  const guarded = security({ captcha: 'hCaptcha' })
  expect(guarded).not.toContain('this site. Every')
  expect(guarded).toContain(', and from hCaptcha where it protects a form')
  expect(howUsed({ captcha: 'hCaptcha' })).toContain('loaded when such a form is shown')
  expect(howUsed({})).not.toContain('which page was opened')
  const withAnalytics = howUsed({ analytics: 'count.example.org' })
  expect(withAnalytics).toContain('count.example.org is told which page was opened')
})

test('it tells what is recorded of sign-ins, and for how long', () => {
  const html = renderToStaticMarkup(createElement(Collected, privacyFacts()))
  const [item] = html.split('<li>').filter((part) => part.includes('Sign-ins'))
  for (const phrase of ['refused', 'password resets', 'role', 'address', 'Never a password']) {
    expect(item).toContain(phrase)
  }
  expect(item).toContain('Kept for 90 days')
})
