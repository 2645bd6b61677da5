import type { Oklch } from '../colour'

const [DARK, PALE] = [0.5, 0.8]

/** Whether a disc has a colour that only a sun has: strong, and between red and yellow. */
export function isSunny({ c, h }: Oklch): boolean {
  return c >= 0.1 && h > 20 && h < 100
}

/** What anybody calls a round light: in the dark a pale one is a moon and none is a sun. */
export function discName(disc: Oklch, behind: Oklch): 'sun' | 'moon' | 'disc' {
  if (behind.l >= DARK) return isSunny(disc) ? 'sun' : 'disc'
  return disc.l > PALE && disc.c < 0.1 ? 'moon' : 'disc'
}
