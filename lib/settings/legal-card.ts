import { env } from '@/lib/env'
import type { LegalCard } from '@/lib/legal/schema'

export function legalCard(): LegalCard {
  const keys = env()
  return {
    name: keys.LEGAL_NAME ?? null,
    address: linesOf(keys.LEGAL_ADDRESS),
    email: keys.LEGAL_EMAIL ?? null,
    phone: keys.LEGAL_PHONE ?? null,
    register: keys.LEGAL_REGISTER ?? null,
    vatId: keys.LEGAL_VAT_ID ?? null,
    authority: keys.LEGAL_AUTHORITY ?? null,
    barrierContact: keys.LEGAL_BARRIER_CONTACT ?? null,
    vat: keys.LEGAL_VAT ?? null,
    delivery: keys.LEGAL_DELIVERY ?? null,
  }
}

function linesOf(text = ''): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
