import { expect, test } from 'vitest'
import { safeNextPath } from '@/lib/config/next-path'
import { loginPath } from '@/lib/config/paths'

test('a path of this site is accepted as the target after logging in', () => {
  expect(safeNextPath('/art-of-the-day')).toBe('/art-of-the-day')
  expect(safeNextPath('/art-of-the-day?p=1#top')).toBe('/art-of-the-day?p=1#top')
  expect(safeNextPath('/cookbook/api/caf%C3%A9')).toBe('/cookbook/api/caf%C3%A9')
  expect(safeNextPath('/apiary')).toBe('/apiary')
})

test('a path to another site, no page or the log-in page becomes home', () => {
  const refused = [
    undefined,
    ['/a', '/b'],
    '',
    'art-of-the-day',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/login',
    '/api',
    '/api/edit/takeout',
    '/api/auth/signin?callbackUrl=/',
    '/profile/../api/signout',
    '/%61pi/edit/takeout',
    '/%zz',
  ]
  for (const next of refused) {
    const path = safeNextPath(next)
    expect(new URL(path, 'https://site.example').origin, String(next)).toBe('https://site.example')
    expect(path.startsWith('/login'), String(next)).toBe(false)
    expect(path, String(next)).toBe('/')
  }
})

test('the log-in path carries the full target', () => {
  const url = new URL(loginPath('/a?b=c&d=e'), 'https://site.example')
  expect(safeNextPath(url.searchParams.get('next'))).toBe('/a?b=c&d=e')
})
