import { expect, test } from 'vitest'
import { loginPath, safeNextPath } from '@/lib/config/paths'

test('a path of this site is where one goes after logging in', () => {
  expect(safeNextPath('/art-of-the-day')).toBe('/art-of-the-day')
  expect(safeNextPath('/art-of-the-day?p=1#top')).toBe('/art-of-the-day?p=1#top')
})

test('what leads to another site, to no page or back to the log-in is home', () => {
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
  ]
  for (const next of refused) {
    const path = safeNextPath(next)
    expect(new URL(path, 'https://site.example').origin, String(next)).toBe('https://site.example')
    expect(path.startsWith('/login'), String(next)).toBe(false)
  }
})

test('the log-in path carries where to go, whole', () => {
  const url = new URL(loginPath('/a?b=c&d=e'), 'https://site.example')
  expect(safeNextPath(url.searchParams.get('next'))).toBe('/a?b=c&d=e')
})
