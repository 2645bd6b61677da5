/** Only if it differs and is not longer. */
export function usableHoverText(text: string, hoverText: string | undefined): string | null {
  if (hoverText === undefined || hoverText === text) return null
  return hoverText.length <= text.length ? hoverText : null
}
