import createParser, { type MarkdownIt, type StateInline, type Token } from 'markdown-it'
import { withoutControls } from '@/lib/http/clean-text'
import {
  MARKDOWN_TAGS,
  type MarkdownElement,
  type MarkdownNode,
  type MarkdownPicture,
  type MarkdownTag,
} from '@/lib/markdown/schema'

const DESCRIPTION_RULES = ['autolink', 'emphasis', 'entity', 'escape', 'link', 'linkify', 'newline']
const PAGE_RULES = ['backticks', 'blockquote', 'fence', 'heading', 'image', 'list']

/** `page` takes all that G-142 allows, `description` paragraphs, links and emphasis. */
export type MarkdownProfile = 'description' | 'page'

const PARSERS: Record<MarkdownProfile, MarkdownIt> = {
  description: parserOf(DESCRIPTION_RULES),
  page: parserOf([...DESCRIPTION_RULES, ...PAGE_RULES]),
}

/** The preset has no rule but that of paragraphs, so HTML is text. */
function parserOf(rules: string[]): MarkdownIt {
  const parser = createParser('zero', { breaks: true, linkify: true }).enable(rules)
  parser.validateLink = isAllowedLink
  parser.inline.ruler.before('emphasis', 'times', readTimes)
  return parser
}

/** The sign of a size, `20*30 cm`, begins no emphasis. */
function readTimes(state: StateInline, isSilent: boolean): boolean {
  const { src, pos } = state
  if (src[pos] !== '*' || !/^\d\*\d$/.test(src.slice(pos - 1, pos + 2))) return false
  if (!isSilent) state.pending += '*'
  state.pos += 1
  return true
}

export type FindPicture = (src: string) => Omit<MarkdownPicture, 'alt'> | null

const NO_PICTURE: FindPicture = () => null

export function parseMarkdown(
  text: string,
  profile: MarkdownProfile,
  findPicture = NO_PICTURE,
): MarkdownNode[] {
  return toNodes(PARSERS[profile].parse(text, {}), findPicture)
}

function toNodes(tokens: readonly Token[], findPicture: FindPicture): MarkdownNode[] {
  const root: MarkdownNode[] = []
  /** The children of the elements that are open; a mark that is not allowed adds no element. */
  const open = [root]
  for (const token of tokens) {
    const siblings = open.at(-1) ?? root
    if (token.nesting === -1) open.pop()
    else if (token.type === 'inline') siblings.push(...toNodes(token.children ?? [], findPicture))
    else {
      const node = token.hidden ? null : nodeOf(token, findPicture)
      if (node !== null && node !== '') siblings.push(node)
      if (token.nesting === 1) open.push(isElement(node) ? node.children : siblings)
    }
  }
  return root
}

function isElement(node: MarkdownNode | null): node is MarkdownElement {
  return typeof node === 'object' && node !== null
}

function nodeOf(token: Token, findPicture: FindPicture): MarkdownNode | null {
  const { type, tag, content } = token
  switch (type) {
    case 'text':
      // `&#x202E;` is read after the text was cleaned.
      return withoutControls(content)
    case 'softbreak':
    case 'hardbreak':
      return { tag: 'br', children: [] }
    case 'code_inline':
      return { tag: 'code', children: [content] }
    case 'fence':
      return { tag: 'pre', children: [{ tag: 'code', children: [content] }] }
    case 'image':
      return pictureOf(token, findPicture)
    case 'link_open':
      return linkOf(addressIn(token, 'href'))
    case 'heading_open':
      return { tag: tag === 'h1' || tag === 'h2' ? 'h2' : 'h3', children: [] }
    case 'ordered_list_open':
      return listOf(Number(token.attrGet('start') ?? 1))
    default:
      return MARKDOWN_TAGS.some((known) => known === tag)
        ? { tag: tag as MarkdownTag, children: [] }
        : null
  }
}

function addressIn(token: Token, name: 'href' | 'src'): string {
  return String(token.attrGet(name) ?? '')
}

function linkOf(href: string): MarkdownElement | null {
  return isAllowedLink(href) ? { tag: 'a', href, children: [] } : null
}

function listOf(start: number): MarkdownElement {
  return { tag: 'ol', ...(start !== 1 && { start }), children: [] }
}

function pictureOf(token: Token, findPicture: FindPicture): MarkdownNode {
  const alt = withoutControls((token.children ?? []).map(({ content }) => content).join(''))
  const found = findPicture(addressIn(token, 'src'))
  return found ? { tag: 'img', picture: { ...found, alt }, children: [] } : alt
}

const BASE = 'http://site.invalid'

/** `http`, `https`, `mailto`, and paths of this site (G-142). */
function isAllowedLink(href: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(href) || !URL.canParse(href, BASE)) return false
  if (/^(https?:\/\/|mailto:)./i.test(href)) return true
  return /^\/(?!\/)/.test(href) && new URL(href, BASE).origin === BASE
}
