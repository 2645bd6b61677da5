import { changedAt, entryHtml, type Feed, SAMPLE_CATEGORY, xmlText } from '@/lib/feeds/feed'

export const ATOM_TYPE = 'application/atom+xml'

type Attributes = Readonly<Record<string, string>>

/** RFC 4287 */
export function atomFeed(feed: Feed): string {
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
      element('id', {}, xmlText(feed.id)),
      element('title', {}, xmlText(feed.title)),
      element('updated', {}, changedAt(feed)),
      element('author', {}, element('name', {}, xmlText(feed.owner))),
      element('link', { rel: 'self', type: ATOM_TYPE, href: feed.address }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.href }),
      ...feed.entries.map(atomEntry),
    ])
  )
}

function atomEntry(entry: Feed['entries'][number]): string {
  const { tag, title, href, author, publishedAt, updatedAt, isSample } = entry
  return element('entry', {}, [
    element('id', {}, xmlText(tag)),
    element('title', {}, xmlText(title)),
    element('published', {}, publishedAt),
    element('updated', {}, updatedAt),
    ...(author === null ? [] : [element('author', {}, element('name', {}, xmlText(author)))]),
    element('link', { rel: 'alternate', type: 'text/html', href }),
    ...(isSample ? [element('category', { term: SAMPLE_CATEGORY })] : []),
    element('content', { type: 'html' }, xmlText(entryHtml(entry))),
  ])
}

/** `content` is XML. */
function element(name: string, attributes: Attributes, content?: string | readonly string[]) {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  const open = `<${name}${pairs.join('')}`
  if (content === undefined) return `${open}/>`
  return `${open}>${typeof content === 'string' ? content : `\n${content.join('\n')}\n`}</${name}>`
}
