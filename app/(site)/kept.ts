import type { KeptRule } from '@/lib/http/kept'

export const kept: KeptRule = { query: { year: 'all|\\d{4}', authors: 'all' } }
