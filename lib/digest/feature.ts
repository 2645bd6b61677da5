import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { DIGEST_CONFIRM_MAIL, DIGEST_MAIL } from '@/lib/digest/letters'
import { isDigestOffered, listReaderData, removeReader } from '@/lib/digest/readers'
import { DigestReaderModel } from '@/models/digest-reader'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import type { SiteText } from '@/lib/search/document'

export const digest = defineFeature({
  name: 'digest',
  kind: 'service',
  models: [DigestReaderModel],
  mailKinds: [DIGEST_CONFIRM_MAIL, DIGEST_MAIL],
  personalData: {
    list: async ({ viewer }) => ({ lists: { digest: await listReaderData(viewer) } }),
    forget: async ({ email, emailVerified }) => {
      if (emailVerified) await removeReader(email)
    },
  },
  stored: [
    'The weekly digest: the e-mail address that asked for it, when it was confirmed and the last week that was written about. It is deleted with the link in each mail, without a confirmation after 7 days, and with the account.',
  ],
  search: { help: digestHelp },
  placedEntries: async () =>
    isDigestOffered() ? [{ label: 'weekly digest', href: PATHS.digest, place: 'footer' }] : [],
})

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
