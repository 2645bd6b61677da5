/** They limit what is pasted: the sources of recipe pages have up to 2.4 MB. */
export const IMPORT_LIMITS = {
  characters: 5_000_000,
  depth: 30,
  nodes: 50_000,
  /** Elements within each other; a real page has fewer than a hundred. */
  elements: 3000,
} as const

export const IMPORT_TEXTS = {
  how: 'Paste a recipe as text, the source of a page, or its JSON-LD. No page is fetched, and nothing is published before you add it.',
  nothing: 'No recipe was found in this text.',
  long: 'This text is too long. Please paste the recipe alone.',
  taken: 'The form is filled. Please check every field before you add the recipe.',
  left: 'The form is filled, except for what is listed here. Please check every field.',
  leftTitle: 'Not taken over',
  files: 'Choose, drop or paste a saved page and its pictures.',
  pictures: 'Pictures for the recipe:',
} as const
