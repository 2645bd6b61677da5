import { counted } from '@/lib/format'

export const PER_PAGE = 24
export const WALL_MAX = 6
/** One call shows or hides at most this many. */
export const SHOW_MAX = 100
export const WALL_SCENES = ['sofa', 'person'] as const
/** Centimetres (G-137). */
export const SIDE_CM = { min: 1, max: 1000 } as const

export const GALLERY_TEXTS = {
  fetchFailed: 'cannot fetch gallery',
  pictureFailed: 'The picture cannot be loaded.',
  lead: (owner: string) => `Art that ${owner} shows here.`,
  wallLead: 'has these pieces. See how each looks in a room, in its true size.',
  unknown: 'There is no such piece.',
  dateLate: 'Date must not be later than tomorrow.',
  sizeHalf: 'Please give both width and height, or none.',
  orderInvalid: 'Order must be a number.',
  nothing: 'Nothing to change.',
  tooMany: `At most ${SHOW_MAX} pieces at once.`,
  noPictures: 'Please select at least one image.',
  someLeft: 'Some pictures were not added. What is wrong stands in their lines.',
  added: 'Art added successfully',
  updated: 'Art updated successfully',
  deleted: 'Art deleted successfully',
  restored: 'Art restored.',
  replaced: 'Picture replaced.',
} as const

export function altOf({ altText, title }: { altText: string; title: string }): string {
  return altText || title
}

export function shownText(number: number, toShow: boolean): string {
  return `${counted(number, 'piece')} ${toShow ? 'shown to visitors.' : 'hidden from visitors.'}`
}

type Sized = { widthCm: number | null; heightCm: number | null }

/** `60.5 × 40 cm`; null where it is not known. */
export function sizeOf({ widthCm, heightCm }: Sized): string | null {
  return widthCm === null || heightCm === null ? null : `${widthCm} × ${heightCm} cm`
}
