import { PATHS } from '@/lib/config/paths'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import { isDigestOffered } from '@/lib/digest/readers'
import type { SiteText } from '@/lib/search/document'

export function digestHelp(): readonly SiteText[] {
  const mail = isDigestOffered()
    ? 'Yes: a weekly digest by mail; the foot of each page leads to it.'
    : `No. ${DIGEST_TEXTS.notOffered}`
  return [
    {
      title: 'Is there a newsletter?',
      href: PATHS.digest,
      text: `${mail} The feeds (Atom and JSON) tell of what is new.`,
      keywords:
        'newsletter digest weekly mail email subscribe subscription news updates letter mailing list follow send sends day come comes',
    },
  ]
}
