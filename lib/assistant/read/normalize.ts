import { fold } from '@/lib/search/words'

/** Folded, with single spaces in place of all signs. */
export function normalize(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}.,°€]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
