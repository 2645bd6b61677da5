import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }

const BUTTONS: ReadonlySet<string> = new Set(WORDS.buttons)

/** Buttons and advertisements of other sites, and what their templates write for nothing. */
export function isButton(line: string): boolean {
  return BUTTONS.has(
    line
      .toLowerCase()
      .replace(/[–—]/gu, '-')
      .replace(/^\[(.*)\]$/u, '$1'),
  )
}
