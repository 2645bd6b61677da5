type Seat = 'land' | 'water' | 'air'

const WORDS: Record<Seat, string> = { air: 'in the sky', water: 'on the water', land: '' }

/** The subjects that are not on land, in the water or in the air as the first one is, with words
 * for where they are. A sun or moon with a face is in the sky. */
export function elsewhereOf(
  subjects: readonly { name: string; seat: Seat }[],
  face: string | undefined,
): Record<string, string> {
  const [first, ...others] = subjects
  return Object.fromEntries([
    ...others
      .filter(({ seat }) => seat !== first?.seat)
      .map(({ name, seat }) => [name, WORDS[seat]] as const),
    ...(face ? [[face, WORDS.air] as const] : []),
  ])
}
