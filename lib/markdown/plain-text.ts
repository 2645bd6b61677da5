import { parseMarkdown } from '@/lib/markdown/parse-markdown'
import type { MarkdownNode } from '@/lib/markdown/schema'

/** The words of a description, for feeds, search engines, search and assistant (G-142). */
export function plainDescription(text: string): string {
  return plainText(parseMarkdown(text, 'description'))
}

/** An empty line stands between blocks. */
export function plainText(nodes: readonly MarkdownNode[]): string {
  return nodes.map(textOf).join('').trim()
}

function textOf(node: MarkdownNode): string {
  if (typeof node === 'string') return node
  const inner = node.children.map(textOf).join('')
  switch (node.tag) {
    case 'br':
      return '\n'
    case 'img':
      return node.picture?.alt ?? ''
    case 'li':
      return `${inner.trim()}\n`
    case 'blockquote':
    case 'h2':
    case 'h3':
    case 'ol':
    case 'p':
    case 'pre':
    case 'ul':
      return `${inner.trim()}\n\n`
    default:
      return inner
  }
}
