import type { Motif } from '../motif'

type Seat = 'land' | 'water' | 'air'
type Seated = { motif: Pick<Motif, 'name' | 'mount'>; seat: Seat }

const WORDS: Record<Seat, string> = { air: 'in the sky', water: 'on the water', land: '' }

/** A lighthouse in the sea stands on its rock. */
export function isOnRock({ motif, seat }: Seated): boolean {
  return seat === 'water' && motif.mount === 'stands'
}

function seatOf(one: Seated): Seat {
  return isOnRock(one) ? 'land' : one.seat
}

/** The subjects that are not on land, in the water or in the air as the first one is, with words
 * for where they are. A sun or moon with a face is in the sky. */
export function elsewhereOf(
  subjects: readonly Seated[],
  face: string | undefined,
): Record<string, string> {
  const [first, ...others] = subjects
  return Object.fromEntries([
    ...others
      .filter((one) => !first || seatOf(one) !== seatOf(first))
      .map((one) => [one.motif.name, WORDS[seatOf(one)]] as const),
    ...(face ? [[face, WORDS.air] as const] : []),
  ])
}
