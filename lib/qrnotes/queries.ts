import type { GET } from '@/app/api/qrnotes/newsheet/route'
import { callRoute } from '@/lib/http/client'

export const SHEET_PATH = '/api/qrnotes/newsheet'

export function fetchSheet() {
  return callRoute<typeof GET>(SHEET_PATH)
}
