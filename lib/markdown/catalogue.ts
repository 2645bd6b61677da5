export const DESCRIPTION_HELP =
  'A link: [words](https://example.org). Emphasis: *words*, **words**.'

export const PAGE_HELP =
  '## heading, - row, **bold**, *italic*, > quote, `code`, [words](https://example.org). An empty line begins a paragraph. {SITE_NAME} and {OWNER_NAME} stand for the names.'
