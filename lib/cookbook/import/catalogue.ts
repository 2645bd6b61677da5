/** They limit what is pasted: the sources of recipe pages have up to 1 MB. */
export const IMPORT_LIMITS = { characters: 2_000_000, depth: 30, nodes: 50_000 } as const

export const IMPORT_TEXTS = {
  how: 'Paste a recipe as text, the source of a page, or its JSON-LD. No page is fetched, and nothing is published before you add it.',
  nothing: 'No recipe was found in this text.',
  long: 'This text is too long. Please paste the recipe alone.',
  taken: 'The form is filled. Please check every field before you add the recipe.',
  cut: 'The form is filled. Some parts were too long and are cut. Please check every field.',
} as const
