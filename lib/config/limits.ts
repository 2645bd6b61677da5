/** G-10, G-12, G-13, G-19a, G-114 */
export const LIMITS = {
  jsonBytes: 64 * 1024,
  fileBytes: 8 * 1024 * 1024,
  /** A camera's file, before the browser scales it. */
  pictureSourceBytes: 60 * 1024 * 1024,
  /** What a form may hold besides its file. */
  formBytes: 1024 * 1024,
  formParts: 50,
  imagePixels: 40_000_000,
  /** It limits what is sent, before that is reduced to `imageSide`. */
  imageSourceSide: 20_000,
  imageSide: 2000,
  /** It counts code points (G-57). */
  quote: 45,
  /** The upper limit of every text; schemas are stricter. */
  anyText: 8192,
  anyQueryText: 2048,
  jsonDepth: 16,
  /** The newest ones are what a list call returns at most. */
  listEntries: 5000,
} as const
