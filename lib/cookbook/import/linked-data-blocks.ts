const OPEN = /<script\b/giu
const CLOSE = /<\/script/giu

export function listBlocks(html: string): string[] {
  const blocks: string[] = []
  OPEN.lastIndex = 0
  for (let open = OPEN.exec(html); open; open = OPEN.exec(html)) {
    const start = html.indexOf('>', open.index)
    CLOSE.lastIndex = start
    const close = start < 0 ? null : CLOSE.exec(html)
    if (!close) break
    const isLinkedData = /application\/ld\+json/iu.test(html.slice(open.index, start))
    if (isLinkedData) blocks.push(html.slice(start + 1, close.index))
    OPEN.lastIndex = close.index
  }
  return blocks
}
