import type { Motif } from './motif'

/** Whether a motif can replace the picture's own sun or moon; all phases count. */
export function isSunOrMoon({ name, kind }: Motif): boolean {
  return (
    kind === 'sky' && /\b(sun|moon|crescent)\b/.test(name) && !/cloud|over(?! the mouth)/.test(name)
  )
}

export function hasSky(subjects: readonly Motif[]): boolean {
  return subjects.some((motif) => isSunOrMoon(motif) || motif.name === 'globe')
}
