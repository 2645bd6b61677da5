/** The first response of a page has this many. */
export const PER_PAGE = 24
export const WALL_MAX = 6
export const WALL_SCENES = ['sofa', 'person'] as const
/** Centimetres (G-137). */
export const SIDE_CM = { min: 1, max: 1000 } as const

export const GALLERY_TEXTS = {
  fetchFailed: 'cannot fetch gallery',
  pictureFailed: 'The picture cannot be loaded.',
  unknown: 'There is no such piece.',
  dateLate: 'Date must not be later than tomorrow.',
  sizeHalf: 'Please give both width and height, or none.',
  orderInvalid: 'Order must be a number.',
  nothing: 'Nothing to change.',
  added: 'Art added successfully',
  updated: 'Art updated successfully',
  deleted: 'Art deleted successfully',
  restored: 'Art restored.',
} as const

type Sized = { widthCm: number | null; heightCm: number | null }

/** `60.5 × 40 cm`; null where it is not known. */
export function sizeOf({ widthCm, heightCm }: Sized): string | null {
  return widthCm === null || heightCm === null ? null : `${widthCm} × ${heightCm} cm`
}
