const LABELLED = /^[-•*\s]*(?:tags|keywords|schlagwörter|étiquettes|etiquetas)\s*:\s*(.+)$/iu
const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u

/** The tags of a line such as `Tags: soup, quick` and `#soup #quick`; none of another line. */
export function tagsIn(line: string): string[] {
  const list = LABELLED.exec(line)?.[1]?.split(/\s*,\s*/u) ?? []
  return HASHTAGS.test(line) ? line.slice(1).split(/\s*#/u) : list
}
