/** The block above a text, as Hugo, Jekyll and Obsidian write it. */
const BLOCK = /^\s*---[ \t]*\n([\s\S]{0,5000}?)\n---[ \t]*(?:\n|$)/u
const ENTRY = /^([\p{L}_-]+):\s*(.*)$/u
const ITEM = /^\s*-\s+(.+)$/u
const QUOTED = /^(["'])(.*)\1$/u
const LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  titel: 'Title',
  titre: 'Title',
  titolo: 'Title',
  tags: 'Tags',
  keywords: 'Tags',
  servings: 'Servings',
  serves: 'Servings',
  yield: 'Yield',
  portions: 'Servings',
  portionen: 'Servings',
  preptime: 'Prep time',
  cooktime: 'Cook time',
  totaltime: 'Total time',
  time: 'Total time',
  duration: 'Total time',
}

/** The text with its front matter as labelled lines, the title first; other keys are left out. */
export function withFrontMatter(text: string): string {
  const [block = '', inner = ''] = BLOCK.exec(text) ?? []
  const fields = fieldsOf(inner)
  if (fields.length === 0) return text
  const rows = fields.flatMap(({ key, values }) => {
    const label = LABELS[key.toLowerCase().replace(/[_-]/gu, '')]
    return label && values.length > 0 ? [`${label}: ${values.join(', ')}`] : []
  })
  const titled = rows.toSorted((a, b) => rank(a) - rank(b))
  return [...titled, '', text.slice(block.length)].join('\n')
}

function rank(row: string): number {
  return row.startsWith('Title:') ? 0 : 1
}

function fieldsOf(block: string): { key: string; values: string[] }[] {
  const fields: { key: string; values: string[] }[] = []
  for (const line of block.split('\n')) {
    const [, key, value = ''] = ENTRY.exec(line) ?? []
    const item = ITEM.exec(line)?.[1]
    if (key) fields.push({ key, values: valuesOf(value.trim()) })
    else if (item) fields.at(-1)?.values.push(unquoted(item.trim()))
  }
  return fields
}

/** `[soup, "quick"]` is two. */
function valuesOf(value: string): string[] {
  const list = /^\[(.*)\]$/u.exec(value)?.[1]?.split(',') ?? [value]
  return list.map((item) => unquoted(item.trim())).filter(Boolean)
}

function unquoted(value: string): string {
  return QUOTED.exec(value)?.[2] ?? value
}
