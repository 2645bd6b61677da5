import { findPage } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import { hasAiProvider } from '@/lib/env'
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
    {
      title: 'Is my data sent to an AI company?',
      href: PATHS.privacy,
      text: hasAiProvider()
        ? 'What is written to the chat, and what a picture is made from, is sent to an AI provider. The privacy policy names it.'
        : 'No. No AI provider is used: pictures and texts are made by programs on the server of this site.',
      keywords: 'openai anthropic provider chatgpt claude third party share',
    },
    {
      title: 'How are passwords stored?',
      href: PATHS.privacy,
      text: 'Only as argon2id hashes; codes and links only as hashes too.',
      keywords: 'password saved server secure security encrypted safe',
    },
    {
      title: 'How long is deleted data in the backups?',
      href: PATHS.privacy,
      text: 'At most a week: a copy of the database is made each night and kept for seven nights.',
      keywords: 'backup copies copy restore erased account',
    },
    {
      title: 'Is there a feed?',
      href: PATHS.about,
      text: 'Yes, as Atom and as JSON: of everything, and of the art, the gallery, the recipes and the coffees alone.',
      keywords: 'rss atom json feeds reader follow subscribe news updates',
    },
  ]
}
