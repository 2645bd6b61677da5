/** Null or none where the owner has set nothing, which is then shown nowhere (G-147). */
export type LegalCard = {
  name: string | null
  address: readonly string[]
  email: string | null
  phone: string | null
  register: string | null
  vatId: string | null
  authority: string | null
  barrierContact: string | null
  vat: 'charged' | 'none' | null
  delivery: string | null
}

export type LegalFact = { label: string; lines: readonly string[]; href?: string }
