/** G-12, G-79, G-125 */
export const COFFEE_LIMITS = {
  formatKeys: 12,
  formatText: 40,
  /** It is the highest rating. */
  most: 10,
} as const

/** An entry without a rating has it (G-77). */
export const DEFAULT_RATE_COLOUR = '#666666'

export const HOME_MADE = 'Home Made'

export const COFFEE_TEXTS = {
  unknown: 'There is no such coffee.',
  unknownPicture: 'There is no such picture.',
  noImage: 'No image',
  imageFailed: 'Failed to load image',
  loading: 'Loading...',
  loadingMore: 'Loading more...',
  noRatings: 'No ratings available',
  openInMaps: 'Open in Google Maps',
  empty: 'No coffee has been rated yet.',
  noneFound: 'No coffee matches these filters.',
  unreachable: 'Cannot load the coffees.',
  missingCard: 'PAGE NOT FOUND. 404',
} as const

/** The Maps search for a shop at its place (G-85). */
export function mapsLink(shop: string, { lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/search/${encodeURIComponent(shop)}/@${lat},${lng},17z`
}

/** It rounds to 4 decimals (G-82). */
export function coordinatesText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`
}

/** The overall rating, which the weights of its type give (G-77). */
export function scoreOf({ overallRating }: { overallRating: number }): number {
  return overallRating
}

/** It rounds to 2 significant digits (G-77). */
export function scoreText(rating: number): string {
  return rating.toPrecision(2)
}
