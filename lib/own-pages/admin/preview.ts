import type { ViewerWith } from '@/lib/auth/permissions'
import type { MarkdownNode } from '@/lib/markdown/schema'
import { pageNodes } from '@/lib/own-pages/page-text'
import { readAllPages, throwUnknown } from '@/lib/own-pages/pages'

/** The page as it would be with this text. */
export async function previewPage(
  _admin: ViewerWith<'admin'>,
  id: string,
  text: string,
): Promise<{ nodes: MarkdownNode[] }> {
  const page = (await readAllPages()).find(({ _id }) => _id === id) ?? throwUnknown()
  return { nodes: pageNodes({ ...page, text }) }
}
