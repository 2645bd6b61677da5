import type { Failure } from '@/components/ui/form/failure'

const PAIR = /^location\.(store|measurement)Coordinates$/

/** An error of a pair stands at its first field. */
export function explainPairs({ fields }: Failure): Partial<Failure> {
  const byField = Object.entries(fields).map(([name, text]) => [
    PAIR.test(name) ? `${name}.lat` : name,
    text,
  ])
  return { fields: Object.fromEntries(byField) }
}
