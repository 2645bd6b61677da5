import { cutText } from '@/lib/config/cut-text'
import { parseMarkdown } from '@/lib/markdown/parse-markdown'
import { plainText } from '@/lib/markdown/plain-text'
import type { MarkdownNode } from '@/lib/markdown/schema'
import { siteAbout } from '@/lib/own-pages/about-text'
import { dayOfNote, type TemplateName } from '@/lib/own-pages/catalogue'
import { pagePicturePath } from '@/lib/own-pages/tags'
import type { OwnPage, PagePicture } from '@/lib/own-pages/schema'
import texts from '@/lib/own-pages/texts.json' with { type: 'json' }
import { siteConfig } from '@/lib/settings/site-config'

const MAX_EXCERPT = 300

export function templateText(name: TemplateName): string {
  return name === 'about' ? siteAbout() : texts[name].join('\n')
}

type Written = Pick<OwnPage, 'text' | 'pictures'> & { slug?: string }

/** The names of the site and the owner stand for `{SITE_NAME}` and `{OWNER_NAME}` (G-142). */
export function pageNodes({ slug = '', text, pictures }: Written): MarkdownNode[] {
  const { name, ownerName } = siteConfig()
  const names: Record<string, string> = { '{SITE_NAME}': name, '{OWNER_NAME}': ownerName }
  const filled = text.replaceAll(/\{(?:SITE|OWNER)_NAME\}/g, (key) => names[key] ?? key)
  const profile = dayOfNote(slug) === null ? 'page' : 'description'
  return parseMarkdown(filled, profile, (src) => findPicture(pictures, src))
}

function findPicture(pictures: readonly PagePicture[], src: string) {
  const found = pictures.find(({ full }) => pagePicturePath(full) === src)
  if (!found) return null
  const { small, width, height } = found
  return { src, small: pagePicturePath(small), width, height }
}

export function excerptOf(page: Written): string {
  const paragraphs = pageNodes(page).filter((node) => typeof node === 'object' && node.tag === 'p')
  const words = plainText(paragraphs).replace(/\s+/g, ' ')
  if (words.length <= MAX_EXCERPT) return words
  return `${cutText(words, MAX_EXCERPT).replace(/\s\S*$/, '')} …`
}

type PageParts = {
  lead: MarkdownNode[] | null
  opening: MarkdownNode[]
  sections: { title: MarkdownNode[]; nodes: MarkdownNode[] }[]
}

/** Each heading of the second level begins a section. */
export function partsOfPage(nodes: readonly MarkdownNode[]): PageParts {
  const opening: MarkdownNode[] = []
  const sections: PageParts['sections'] = []
  for (const node of nodes) {
    if (typeof node === 'object' && node.tag === 'h2') {
      sections.push({ title: node.children, nodes: [] })
    } else (sections.at(-1)?.nodes ?? opening).push(node)
  }
  const [first, ...others] = opening
  const isLead = typeof first === 'object' && first.tag === 'p' && others.length === 0
  return isLead && sections.length > 0
    ? { lead: first.children, opening: [], sections }
    : { lead: null, opening, sections }
}
