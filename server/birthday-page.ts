import type { IncomingMessage } from 'node:http'
import { AppError } from '@/lib/errors'
import { BIRTHDAY_HEADER, BIRTHDAY_ROUTE } from '@/lib/party/catalogue'
import { pathOf } from './request-path'
import { routePattern } from './route-pattern'

/** Maps `BIRTHDAY_PAGE_PATH` to the page that has no address of its own (G-107). */
export function birthdayPage(path: string | undefined): (request: IncomingMessage) => void {
  return (request) => {
    if (path === undefined || pathOf(request) !== path) return
    request.url = BIRTHDAY_ROUTE + (request.url ?? '').slice(path.length)
    request.headers[BIRTHDAY_HEADER] = '1'
  }
}

/** Throws where the path is one of the site's own (G-134); `pages` as their folders name them. */
export function checkBirthdayPath(path: string | undefined, pages: readonly string[]): void {
  if (path === undefined) return
  const plain = path.replace(/\/+/g, '/').replace(/\/$/, '') || '/'
  const isTaken = /^\/api(\/|$)/.test(plain) || pages.some((page) => routePattern(page).test(plain))
  if (isTaken) {
    throw new AppError('invalid', {
      message: 'BIRTHDAY_PAGE_PATH is the address of another page of the site.',
    })
  }
}
