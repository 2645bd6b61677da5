import type { Oklch } from '../colour'

const [DARK, PALE] = [0.5, 0.8]
/** Hue, in degrees, and lightness up to which a disc is red or deep orange. */
const RED = { hue: 60, lightness: 0.76 }

/** Chroma from which a yellow disc in a light sky is no moon. */
const STRONG = 0.14

/** Whether a disc has a colour that only a sun has: strong, and between red and yellow. */
export function isSunny({ c, h }: Oklch): boolean {
  return c >= 0.12 && h > 20 && h < 100
}

/** Whether a disc is red or deep orange, which no moon is. */
export function isRedDisc(disc: Oklch): boolean {
  return isSunny(disc) && disc.h < RED.hue && disc.l < RED.lightness
}

/** A disc behind the subject that is neither a sun nor a moon. */
export const LARGE_CIRCLE = 'a large circle in the background'

/** What anybody calls a round light. Nothing is said of one that may be either: yellow or red in the
 * dark, or pale in a light sky. */
export function discName(disc: Oklch, behind: Oklch): 'sun' | 'moon' | undefined {
  if (behind.l >= DARK)
    return isRedDisc(disc) || (isSunny(disc) && disc.c >= STRONG) ? 'sun' : undefined
  return disc.l > PALE && disc.c < 0.1 ? 'moon' : undefined
}

/** The light as a part of a description, with words around its name; empty where it has no name. */
export function discPhrase(disc: Oklch, behind: Oklch, phrase: (name: string) => string): string {
  const name = discName(disc, behind)
  return name ? phrase(name) : ''
}
