import manifest from '@/package.json' with { type: 'json' }

/** Year, month and number, such as 2026.12.0 (G-163). */
export const VERSION = manifest.version

/** Negative where `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  const [some, others] = [a, b].map((text) => text.split('.').map(Number))
  const differs = [0, 1, 2].find((i) => some?.[i] !== others?.[i])
  return differs === undefined ? 0 : (some?.[differs] ?? 0) - (others?.[differs] ?? 0)
}
