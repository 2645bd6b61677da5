import HELP from '@/lib/settings/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { findPage, type PageText } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import { hasAiProvider } from '@/lib/env'
import type { SiteText } from '@/lib/search/document'
import type { ShareSource } from '@/lib/share/share-card'
import { isPartOn } from '@/lib/settings/parts'
import { siteConfig } from '@/lib/settings/site-config'

/** Title and description of a page; those of home are the owner's. */
export function sitePage<P extends PageText>(page: P): P & PageText {
  const { homeTitle: title, description } = siteConfig()
  if (page.path === PATHS.home) return { ...page, title, description }
  return isPartOn('aotd') ? page : { ...page, description: page.withoutArt ?? page.description }
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
    ...helpTexts(HELP, { today: PATHS.today, daycard: PATHS.dayCard, name, ownername: ownerName }),
    {
      title: 'Is my data sent to an AI company?',
      href: PATHS.privacy,
      text: hasAiProvider()
        ? 'What is written to the chat, and what a picture is made from, is sent to an AI provider. The privacy policy names it.'
        : 'No. No AI provider is used: pictures and texts are made by programs on the server of this site.',
      keywords:
        'openai anthropic google provider chatgpt gpt claude gemini model share chat write type messages end up leave outside given pass',
    },
  ]
}
