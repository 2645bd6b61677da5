import type { Metadata } from 'next'
import { getViewer } from '@/lib/auth/viewer'
import { feedPath, sharePicturePath } from '@/lib/config/paths'
import { type PageName, PAGES } from '@/lib/config/pages'
import { ATOM_TYPE } from '@/lib/feeds/atom'
import { JSON_FEED_TYPE } from '@/lib/feeds/json-feed'
import { SHARE_SIZE } from '@/lib/share/draw-share-picture'
import { ALL, feedSources } from '@/lib/site/feeds'
import { siteConfig } from '@/lib/site-config'

type PageFacts = {
  /** The one address of the page (G-137). */
  path: string
  title: string
  description: string
  share: { kind: string; id: string }
  feed?: string
}

/** Complete, as Next replaces each part of the layout's metadata as a whole. */
export async function pageMetadata(facts: PageFacts): Promise<Metadata> {
  const { path, title, description, share, feed } = facts
  const { name: siteName, url: site } = siteConfig()
  // Whole addresses: for each path, Next makes and catches an error.
  const url = site + path
  const shown = { title, alternates: { canonical: url, types: feedLinks(feed) } }
  // Search engines and link previews, the only readers of the rest, have no session.
  if (await getViewer()) return shown
  const image = { url: site + sharePicturePath(share.kind, share.id), ...SHARE_SIZE, alt: title }
  return {
    ...shown,
    ...(description && { description }),
    openGraph: {
      ...{ type: 'website', siteName, title, url, images: [image] },
      ...(description && { description }),
    },
  }
}

export function metadataOf(
  name: PageName,
  share: PageFacts['share'] = { kind: 'page', id: name },
): Promise<Metadata> {
  return pageMetadata({ ...PAGES[name], share })
}

function feedLinks(own?: string) {
  const { name: siteName, url } = siteConfig()
  const feeds = [
    ...feedSources().filter(({ name }) => name === own),
    { name: ALL, title: siteName },
  ]
  const link = (format: 'atom' | 'json') =>
    feeds.map(({ name, title }) => ({ url: url + feedPath(name, format), title }))
  return { [ATOM_TYPE]: link('atom'), [JSON_FEED_TYPE]: link('json') }
}
