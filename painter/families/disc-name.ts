import type { Oklch } from '../colour'

const [DARK, PALE] = [0.5, 0.8]
/** Degrees of hue up to which a disc is red or orange. */
const RED = 66

/** Whether a disc has a colour that only a sun has: strong, and between red and yellow. */
export function isSunny({ c, h }: Oklch): boolean {
  return c >= 0.1 && h > 20 && h < 100
}

/** What anybody calls a round light. Nothing is said of one that may be either: yellow in the dark,
 * or pale in a light sky. */
export function discName(disc: Oklch, behind: Oklch): 'sun' | 'moon' | undefined {
  if (behind.l >= DARK) return isSunny(disc) ? 'sun' : undefined
  if (isSunny(disc) && disc.h < RED) return 'sun'
  return disc.l > PALE && disc.c < 0.1 ? 'moon' : undefined
}

/** The light as a part of a description, with words around its name; empty where it has no name. */
export function discPhrase(disc: Oklch, behind: Oklch, phrase: (name: string) => string): string {
  const name = discName(disc, behind)
  return name ? phrase(name) : ''
}
