import { BADGE_MEDIA_OWNER } from '@/lib/badges/catalogue'
import { badgesOfPerson } from '@/lib/badges/collect'
import { badgesPersonalData } from '@/lib/badges/personal-data'
import { sampleBadges } from '@/lib/badges/sample'
import { badgeContent } from '@/lib/badges/content'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { BadgeModel } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'
import HELP from '@/lib/badges/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { DEFAULT_BADGES } from '@/lib/badges/defaults'
import type { SiteText } from '@/lib/search/document'

export const badges = defineFeature({
  name: 'badges',
  kind: 'service',
  part: {
    name: 'badges',
    paths: ['/badges', '/badges-admin', '/api/badges'],
  },
  models: [BadgeModel, UserBadgeModel],
  samples: sampleBadges,
  trash: [badgeContent],
  media: {
    owner: BADGE_MEDIA_OWNER,
    listReferenced: (names) => BadgeModel.distinct('file', { file: { $in: names } }),
  },
  personalData: badgesPersonalData,
  ofPerson: badgesOfPerson,
  stored: [
    'Badges: which ones an account was given, when and why, and whether they were collected. Admins see whose they are, and members see the collected ones on the page of their holder, unless it is hidden. Until the account is erased; of a badge that is given once, that it was given stays.',
  ],
  adminScreens: [{ label: 'badges', href: PATHS.adminBadges }],
  search: { help: badgeHelp },
})

function badgeHelp(): readonly SiteText[] {
  const [first, ...others] = DEFAULT_BADGES.toSorted((a, b) => b.value - a.value)
  const points = [
    `“${first?.name}” gives the most: ${first?.value} points.`,
    ...others.map(({ name, value }) => `“${name}” gives ${value} points.`),
  ].join(' ')
  const rules = DEFAULT_BADGES.map(
    ({ name, description }) => `The badge “${name}” says: ${description}`,
  ).join(' ')
  return helpTexts(HELP, { length: DEFAULT_BADGES.length, points, rules })
}
