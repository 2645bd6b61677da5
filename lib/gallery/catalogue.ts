/** The first response of a page has this many. */
export const PER_PAGE = 24
export const WALL_MAX = 6
export const WALL_SCENES = ['sofa', 'person'] as const
/** Centimetres (G-137). */
export const SIDE_CM = { min: 1, max: 1000 } as const
/** G-12 */
export const PIECE_LENGTHS = { title: 120, creator: 80, description: 2000 } as const

/** The server sends these texts and the browser compares them to find the field (G-1). */
export const GALLERY_TEXTS = {
  fetchFailed: 'cannot fetch gallery',
  pictureFailed: 'The picture cannot be loaded.',
  unknown: 'There is no such piece.',
  titleMissing: 'Title is required.',
  titleLong: 'Title must be at most 120 characters.',
  creatorMissing: 'Creator is required.',
  creatorLong: 'Creator must be at most 80 characters.',
  descriptionLong: 'Description must be at most 2000 characters.',
  dateInvalid: 'Please choose a valid date.',
  dateLate: 'Date must not be later than tomorrow.',
  flagInvalid: 'Please choose yes or no.',
  sizeInvalid: 'Width and height must be 1 to 1000 cm, with one decimal at most.',
  sizeHalf: 'Please give both width and height, or none.',
  orderInvalid: 'Order must be a number.',
  imageMissing: 'Please select an image.',
  nothing: 'Nothing to change.',
  added: 'Art added successfully',
  updated: 'Art updated successfully',
  deleted: 'Art deleted successfully',
  restored: 'Art restored.',
} as const

type TextName = keyof typeof GALLERY_TEXTS

const TEXTS_OF_FIELD = {
  title: ['titleMissing', 'titleLong'],
  creator: ['creatorMissing', 'creatorLong'],
  description: ['descriptionLong'],
  dateMade: ['dateInvalid', 'dateLate'],
  toShow: ['flagInvalid'],
  widthCm: ['sizeInvalid', 'sizeHalf'],
  image: ['imageMissing'],
} satisfies Record<string, readonly TextName[]>

/** Texts of other parts of the site that are about the picture. */
const ABOUT_PICTURES =
  /^(File too large|Image too large|Unsupported image type|The image is damaged\.)$/

/** Undefined where the text is about the whole form. */
export function fieldOfText(text: string): string | undefined {
  if (ABOUT_PICTURES.test(text)) return 'image'
  const fields: [string, readonly TextName[]][] = Object.entries(TEXTS_OF_FIELD)
  return fields.find(([, names]) => names.some((name) => GALLERY_TEXTS[name] === text))?.[0]
}

type Sized = { widthCm: number | null; heightCm: number | null }

/** `60.5 × 40 cm`; null where it is not known. */
export function sizeOf({ widthCm, heightCm }: Sized): string | null {
  return widthCm === null || heightCm === null ? null : `${widthCm} × ${heightCm} cm`
}
