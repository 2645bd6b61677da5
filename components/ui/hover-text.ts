/** It differs and is not longer; null for any other text. */
export function usableHoverText(text: string, hoverText: string | undefined): string | null {
  if (hoverText === undefined || hoverText === text) return null
  return hoverText.length <= text.length ? hoverText : null
}
