import { MINUTE_MS } from '@/lib/durations'
import { defineRoute, sends } from '@/lib/http/define-route'
import { addressKey } from '@/lib/http/address-key'
import { newSheet } from '@/lib/qrnotes/new-sheet'

// G-104
export const GET = defineRoute({
  access: 'public',
  summary: 'A printable sheet of fresh QR codes.',
  answer: sends('application/pdf'),
  rates: ({ ip }) => [{ name: 'newsheet', key: addressKey(ip), max: 10, windowMs: MINUTE_MS }],
  run: () => newSheet(),
})
