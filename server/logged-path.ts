import { env } from '@/lib/env'
import { decodePath } from './request-path'

const HIDDEN = '…'
/** How often a path may be encoded and still be read by somebody. */
const MAX_DECODINGS = 3
const PUBLIC_PING = '/api/ping/ping/ping/party'

/** Hides a path that holds the secret of a ping or the hidden page's address (G-106, G-107). */
export function loggedPath(path: string): string {
  const plain = plainPath(path)
  const { PING_SECRET, BIRTHDAY_PAGE_PATH } = env()
  const isPing = plain.includes('/ping/') && plain !== PUBLIC_PING
  const isHidden = isPing || holds(plain, PING_SECRET) || holds(plain, BIRTHDAY_PAGE_PATH)
  return isHidden ? HIDDEN : path
}

/** Takes the secret alone, not as the beginning of another word. */
function holds(plain: string, secret: string | undefined): boolean {
  if (secret === undefined) return false
  const at = plain.indexOf(plainPath(secret))
  return at >= 0 && !/[a-z0-9-]/.test(plain.charAt(at + plainPath(secret).length))
}

/** Reads a path as generously as anybody might: encodings, case, dots and slashes aside. */
function plainPath(path: string): string {
  let plain = path
  for (let i = 0; i < MAX_DECODINGS; i++) plain = decodePath(plain) ?? plain
  return plain
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/\/(\.?\/)+/g, '/')
}
