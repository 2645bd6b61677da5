import type { DayColours } from '@/lib/aotd/schema'

const HEX = /^#[0-9a-f]{6}$/i

/** Custom properties; invalid colours are dropped. */
export function dayCss({ palette, accent }: DayColours): string {
  const lines = [
    `--accent-light:${colour(accent.light)}`,
    `--accent-dark:${colour(accent.dark)}`,
    ...palette.flatMap(({ hex, share }, index) => [
      `--day-${index + 1}:${colour(hex)}`,
      `--day-${index + 1}-share:${(share * 100).toFixed(2)}`,
    ]),
  ]
  return `:root{${lines.join(';')}}`
}

function colour(hex: string): string {
  return HEX.test(hex) ? hex : 'initial'
}
