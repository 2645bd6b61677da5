import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { OWN_PAGES_TAG } from '@/lib/own-pages/tags'
import { pageContent } from '@/lib/own-pages/content'
import {
  countedPage,
  listPlaced,
  listPublicPaths,
  listSiteTexts,
  noteFeed,
  pageFeed,
  pageShareSource,
} from '@/lib/own-pages/listings'
import { listReferencedPictures, OWN_PAGES_MEDIA_OWNER } from '@/lib/own-pages/pictures'
import { OwnPageModel } from '@/models/own-page'

export const ownPages = defineFeature({
  name: 'own-pages',
  kind: 'content',
  models: [OwnPageModel],
  trash: [pageContent],
  media: { owner: OWN_PAGES_MEDIA_OWNER, listReferenced: listReferencedPictures },
  publicPaths: listPublicPaths,
  feeds: [pageFeed, noteFeed],
  sharePictures: [pageShareSource],
  countedPage,
  placedEntries: listPlaced,
  search: { pages: listSiteTexts, pageTags: [OWN_PAGES_TAG] },
  newEntries: [
    {
      label: 'page',
      href: PATHS.adminPages,
      hasOwn: async () => (await OwnPageModel.live.exists({})) !== null,
    },
  ],
  adminScreens: [{ label: 'pages', href: PATHS.adminPages }],
})
