const BANDS = /-([\da-f]{15})\.webp$/

/** Three hex digits a band, as the name of a stored picture holds them; empty for another address. */
export function bandDigitsOf(src: string): string {
  return BANDS.exec(src)?.[1] ?? ''
}

/** The colours of a stored picture's five bands; none for another address. */
export function bandsOf(src: string): string[] {
  return (bandDigitsOf(src).match(/.../g) ?? []).map((colour) => `#${colour}`)
}
