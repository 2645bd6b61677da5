const CIRCLE = 360

/** The same longitude at or east of `west`. */
export function eastOf(west: number, lng: number): number {
  return lng < west ? lng + CIRCLE : lng
}

/** The map begins there, east of the widest gap, so that it is narrowest. */
export function westEnd(lngs: readonly number[]): number {
  const sorted = lngs.toSorted((a, b) => a - b)
  const last = (sorted.at(-1) ?? 0) - CIRCLE
  let [west, widest] = [sorted[0] ?? -180, 0]
  sorted.forEach((lng, i) => {
    const gap = lng - (sorted[i - 1] ?? last)
    if (gap > widest) [west, widest] = [lng, gap]
  })
  return west
}
