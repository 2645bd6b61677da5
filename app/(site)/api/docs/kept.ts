import type { KeptRule } from '@/lib/http/kept'

export const kept: KeptRule = {}
