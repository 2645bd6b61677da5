export const COFFEE_TAG = 'coffee'

const IMAGES = '/api/coffee-rate/images'

export function coffeeImagePath(name: string): string {
  return `${IMAGES}/${name}`
}

/** The same picture, at most 720 px wide. */
export function smallImagePath(imageUrl: string): string {
  return imageUrl.replace(IMAGES, `${IMAGES}/small`)
}

export function coffeeCardImagePath(id: string): string {
  return `/api/coffee-rate/coffee-card/${id}/image`
}

export function coffeeCardMapPath(id: string): string {
  return `/api/coffee-rate/coffee-card/${id}/map`
}
