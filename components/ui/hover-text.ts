/** Other words for a pointed-at button: only if they are not longer than its own, and differ (S1 §5). */
export function usableHoverText(text: string, hoverText: string | undefined): string | null {
  if (hoverText === undefined || hoverText === text) return null
  return hoverText.length <= text.length ? hoverText : null
}
