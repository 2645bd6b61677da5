const BASE = '/api/art-of-the-day'

export const ART_TAG = 'art-of-the-day'
/** Apart, as each counted view raises it. */
export const VIEWS_TAG = 'art-views'

export const artKeys = { today: ['art-of-the-day', 'today'] as const }

/** Loading it counts as a view (G-55). */
export const TODAY_IMAGE_PATH = `${BASE}/today-image`

export function clothPath(year: number): string {
  return `${BASE}/cloth/${year}`
}

export function smallImagePath(filename: string): string {
  return `${BASE}/image-small/${encodeURIComponent(filename)}`
}

export function fullImagePath(filename: string): string {
  return `${BASE}/image/${encodeURIComponent(filename)}`
}

export function postcardPath(dateKey: string, format: string): string {
  return `${BASE}/postcard/${dateKey}?format=${format}`
}

export function originalPath(filename: string): string {
  return `${BASE}/original/${encodeURIComponent(filename)}`
}
