import { findPage, type PageText } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import { hasAiProvider } from '@/lib/env'
import type { SiteText } from '@/lib/search/document'
import type { ShareSource } from '@/lib/share/share-card'
import { siteConfig } from '@/lib/settings/site-config'

/** Title and description of a page; those of home are the owner's. */
export function sitePage<P extends PageText>(page: P): P & PageText {
  const { homeTitle: title, description } = siteConfig()
  return page.path === PATHS.home ? { ...page, title, description } : page
}

export const pageShare: ShareSource = {
  kind: 'page',
  find: async (name) => {
    const page = findPage(name)
    if (!page) return null
    const { title, description } = sitePage(page)
    return { label: '', title, fact: description }
  },
}

export function sitePages(): readonly SiteText[] {
  const { name, ownerName } = siteConfig()
  return [
    {
      title: 'Can my own site show the colours of the day?',
      href: PATHS.about,
      text: `Yes: with their data at ${PATHS.today}, or with the card at ${PATHS.dayCard} in a frame (iframe). The about page shows the line for it.`,
      keywords:
        'today colours palette own homepage blog website embed widget iframe card json api include',
    },
    {
      title: 'What is this site about?',
      href: PATHS.about,
      text: `${name} is the personal website of ${ownerName}: a picture that it paints each day, a gallery, a store, recipes and rated coffees.`,
      keywords: 'website page purpose content offer find here all kind sort deal with show explain',
    },
    {
      title: 'How do I contact the owner?',
      href: PATHS.contact,
      text: `With the form on the contact page: a message to ${ownerName}, who answers by e-mail.`,
      keywords:
        'contact write reach message email mail support help phone talk send ask feedback complain question tell',
    },
    {
      title: 'Is this site accessible?',
      href: PATHS.accessibility,
      text: 'It aims at WCAG 2.2, level AA. The accessibility statement names the known limits, and whom to tell of a barrier.',
      keywords:
        'accessibility barrier disabled disability screen reader blind keyboard wcag statement',
    },
    {
      title: 'Privacy Policy',
      href: PATHS.privacy,
      text: `What ${name} stores about its visitors and members, why, and for how long. Visitors who do not log in get no cookies, and there are no analytics or advertising cookies.`,
      keywords:
        'data personal store stored save collect cookie cookies tracking tracked gdpr information keep know anonymous visitors without account set place logged advertising ad',
    },
    {
      title: 'Which data is stored about me?',
      href: PATHS.privacy,
      text: `The privacy policy says what ${name} stores about its visitors and members, why, and for how long. Members can download all of theirs on the profile page.`,
      keywords: 'information personal keep save collect know have track everything',
    },
    {
      title: 'Is my data sent to an AI company?',
      href: PATHS.privacy,
      text: hasAiProvider()
        ? 'What is written to the chat, and what a picture is made from, is sent to an AI provider. The privacy policy names it.'
        : 'No. No AI provider is used: pictures and texts are made by programs on the server of this site.',
      keywords:
        'openai anthropic google provider chatgpt gpt claude gemini model third party share chat write type messages end up leave outside given pass',
    },
    {
      title: 'How are passwords stored?',
      href: PATHS.privacy,
      text: 'Only as argon2id hashes; codes and links only as hashes too.',
      keywords: 'password saved server secure security encrypted safe protect protected kept',
    },
    {
      title: 'How long is deleted data in the backups?',
      href: PATHS.privacy,
      text: 'At most a week: a copy of the database is made each night and kept for seven nights.',
      keywords: 'backup copies copy restore erased account',
    },
    {
      title: 'How do I search the site?',
      href: PATHS.search,
      text: 'On the search page, which the key / opens too. It understands words such as “vegan under 30 minutes” or “flat white above 8”.',
      keywords: 'search find look something up keyboard shortcut hotkey key slash specific quickly',
    },
    {
      title: 'Is there a dark mode?',
      href: PATHS.home,
      text: 'Yes: at the foot of each page the theme can be set to auto, light or dark.',
      keywords:
        'theme light bright dark night dim eyes hurt hurting glare evening black white colour scheme switch appearance background change turn off design',
    },
    {
      title: 'What is a sample?',
      href: PATHS.about,
      text: 'Example content: a sample is not counted, and in the store it is not for sale.',
      keywords: 'samples example examples fake real marked mean note',
    },
    {
      title: 'Is there a feed?',
      href: PATHS.about,
      text: 'Yes, as Atom and as JSON: of everything, and of the art, the gallery, the recipes and the coffees alone.',
      keywords:
        'rss atom json feeds reader follow subscribe news updates newsletter told informed pictures notified notify new posts hear miss alert',
    },
  ]
}
