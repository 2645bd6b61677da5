/** G-10, G-12, G-13, G-114 */
export const LIMITS = {
  jsonBytes: 256 * 1024,
  fileBytes: 8 * 1024 * 1024,
  /** A file and the other parts of its form. */
  uploadBytes: 9 * 1024 * 1024,
  imagePixels: 40_000_000,
  imageSourceSide: 20_000,
  /** Of the stored picture. */
  imageSide: 2000,
  /** In code points (G-57). */
  quote: 45,
  /** The upper limit of every text; schemas are stricter. */
  anyText: 8192,
  anyQueryText: 2048,
  jsonDepth: 16,
} as const
