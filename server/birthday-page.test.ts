import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { collectPages } from '../scripts/build/api/collect-routes'
import { birthdayPage, checkBirthdayPath } from './birthday-page'

const PAGES = collectPages(path.resolve(import.meta.dirname, '..'))

test.each([
  '/art',
  '/art/',
  '/art/anything',
  '//art',
  '/cookbook/lemon-potatoes',
  '/party',
  '/birthday-page',
  '/api',
  '/api/no-call-yet',
])('%s is refused as the address of the birthday page (G-134)', (taken) => {
  expect(() => checkBirthdayPath(taken, PAGES)).toThrow(
    'BIRTHDAY_PAGE_PATH is the address of another page of the site.',
  )
})

test.each([undefined, '/for-anna', '/for/anna/2026', '/arts', '/about/anna'])(
  '%s can be the address of the birthday page',
  (free) => {
    expect(() => checkBirthdayPath(free, PAGES)).not.toThrow()
  },
)

function led(url: string, hidden: string | undefined): Pick<IncomingMessage, 'url' | 'headers'> {
  const request = { url, headers: {} }
  birthdayPage(hidden)(request as IncomingMessage)
  return request
}

test('exactly the set path leads to the page, with its query', () => {
  const page = { url: '/birthday-page', headers: { 'x-birthday-page': '1' } }
  expect(led('/for-anna', '/for-anna')).toEqual(page)
  expect(led('/for-anna?a=1', '/for-anna')).toEqual({ ...page, url: '/birthday-page?a=1' })
  for (const other of ['/for-anna/', '/for-ann', '/For-anna', '/birthday-page']) {
    expect(led(other, '/for-anna')).toEqual({ url: other, headers: {} })
  }
  expect(led('/for-anna', undefined)).toEqual({ url: '/for-anna', headers: {} })
})
