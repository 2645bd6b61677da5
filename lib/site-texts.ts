import { findPage } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import type { SiteText } from '@/lib/search/document'
import type { ShareSource } from '@/lib/share/share-card'
import { siteConfig } from '@/lib/site-config'

/** Pages without content of their own. */
export const pageShare: ShareSource = {
  kind: 'page',
  find: async (name) => {
    const page = findPage(name)
    return page && { label: '', title: page.title, fact: page.description }
  },
}

/** The pages that belong to no feature. */
export function sitePages(): readonly SiteText[] {
  const { name, ownerName, contacts } = siteConfig()
  return [
    {
      title: 'About',
      href: PATHS.about,
      text: `${name} is the personal website of ${ownerName}. It paints one picture every day and keeps them all. There is no advertising and no tracking.`,
      keywords: 'who owner runs run made website site author behind pochade meaning',
    },
    ...(contacts.length > 0
      ? [
          {
            title: 'Contact',
            href: PATHS.contact,
            text: `Ways to reach ${ownerName}.`,
            keywords: 'write reach message owner email mail support help',
          },
        ]
      : []),
    {
      title: 'Privacy Policy',
      href: PATHS.privacy,
      text: `What ${name} stores about its visitors and members, why, and for how long. Visitors who do not log in get no cookies, and there are no analytics or advertising cookies.`,
      keywords:
        'data personal store stored save collect cookie cookies tracking gdpr information keep',
    },
  ]
}
