import type { Metadata } from 'next'
import { getViewer } from '@/lib/auth/viewer'
import { feedPath, sharePicturePath } from '@/lib/config/paths'
import { type PageName, PAGES } from '@/lib/config/pages'
import { ATOM_TYPE } from '@/lib/feeds/atom'
import { JSON_FEED_TYPE } from '@/lib/feeds/json-feed'
import { SHARE_SIZE } from '@/lib/share/draw-share-picture'
import { ALL, feedSources } from '@/lib/site/feeds'
import { sitePicturePath } from '@/lib/settings/catalogue'
import { sitePicture } from '@/lib/settings/load'
import { sitePage } from '@/lib/settings/site-texts'
import { siteConfig } from '@/lib/settings/site-config'

type PageFacts = {
  /** The one address of the page (G-137). */
  path: string
  title: string
  description: string
  share: { kind: string; id: string }
  /** What the picture of the preview shows; default the title. */
  altText?: string
  feed?: string
}

/** Each part is complete, as Next replaces the layout's parts as a whole. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, title, description, share, feed } = facts
  const { name: siteName } = siteConfig()
  const url = absolute(path)
  const shown = { title, alternates: { canonical: url, types: feedLinks(feed) } }
  // Search engines and link previews, the only readers of the rest, have no session.
  if (await getViewer()) return shown
  const picture = share.kind === 'page' ? sitePicture('share') : null
  const imagePath = picture ? sitePicturePath(picture) : sharePicturePath(share.kind, share.id)
  const image = { url: absolute(imagePath), ...SHARE_SIZE, alt: facts.altText || title }
  return {
    ...shown,
    ...(description && { description }),
    openGraph: {
      type: 'website',
      siteName,
      title,
      url,
      images: [image],
      ...(description && { description }),
    },
  }
}

export function metadataOf(
  name: PageName,
  share: PageFacts['share'] = { kind: 'page', id: name },
): Promise<Metadata> {
  return pageMetadata({ ...sitePage(PAGES[name]), share })
}

function feedLinks(feedName?: string) {
  const { name: siteName } = siteConfig()
  const feeds = [
    ...feedSources().filter(({ name }) => name === feedName),
    { name: ALL, title: siteName },
  ]
  const link = (format: 'atom' | 'json') =>
    feeds.map(({ name, title }) => ({ url: absolute(feedPath(name, format)), title }))
  return { [ATOM_TYPE]: link('atom'), [JSON_FEED_TYPE]: link('json') }
}

/** Next would make and catch an error in each rendering if it got a path. */
function absolute(path: string): string {
  return siteConfig().url + path
}
