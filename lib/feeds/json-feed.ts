import { entryHtml, type Feed, SAMPLE_CATEGORY } from '@/lib/feeds/feed'

export const JSON_FEED_TYPE = 'application/feed+json'

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ address, title, href, owner, language, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: href,
    feed_url: address,
    language,
    authors: [{ name: owner }],
    items: entries.map((entry) => ({
      id: entry.tag,
      url: entry.href,
      title: entry.title,
      content_html: entryHtml(entry),
      ...(entry.text && { summary: entry.text }),
      image: entry.picture,
      date_published: entry.publishedAt,
      date_modified: entry.updatedAt,
      ...(entry.author !== null && { authors: [{ name: entry.author }] }),
      ...(entry.isSample && { tags: [SAMPLE_CATEGORY] }),
    })),
  })
}
