import { account } from '@/lib/account/feature'
import { aotd } from '@/lib/aotd/feature'
import { archives } from '@/lib/archives/feature'
import { audit } from '@/lib/audit/feature'
import { backups } from '@/lib/backups/feature'
import { badges } from '@/lib/badges/feature'
import { captcha } from '@/lib/captcha/feature'
import { chat } from '@/lib/chat/feature'
import { coffee } from '@/lib/coffee/feature'
import { PATHS } from '@/lib/config/paths'
import { contact } from '@/lib/contact/feature'
import { cookbook } from '@/lib/cookbook/feature'
import { defineFeature, type Feature } from '@/lib/define-feature'
import { digest } from '@/lib/digest/feature'
import { env, hostOf, perEnv } from '@/lib/env'
import { gallery } from '@/lib/gallery/feature'
import { icons } from '@/lib/icons/feature'
import { mail } from '@/lib/mail/feature'
import { ownPages } from '@/lib/own-pages/feature'
import { processes } from '@/lib/processes/feature'
import { party } from '@/lib/party/feature'
import { qrnotes } from '@/lib/qrnotes/feature'
import { isPartOn, isSignUpOpen } from '@/lib/settings/parts'
import { settingsContent } from '@/lib/settings/content'
import { listReferencedPictures, SETTINGS_MEDIA_OWNER } from '@/lib/settings/pictures'
import { pageShare, sitePages } from '@/lib/settings/site-texts'
import { reports } from '@/lib/reports/feature'
import { store } from '@/lib/store/feature'
import { yearBook } from '@/lib/year-book/feature'
import { AiSpendModel } from '@/models/ai-spend'
import { CacheTagModel } from '@/models/cache-tag'
import { FeedAuthorityModel } from '@/models/feed-authority'
import { JobModel } from '@/models/job'
import { LockModel } from '@/models/lock'
import { MigrationModel } from '@/models/migration'
import { PageViewModel } from '@/models/page-view'
import { ProviderStatusModel } from '@/models/provider-status'
import { RateCounterModel } from '@/models/rate-counter'
import { SampleContentModel } from '@/models/sample-content'
import { SettingsModel } from '@/models/settings'
import { SiteVersionModel } from '@/models/site-version'

const site = defineFeature({
  name: 'site',
  kind: 'service',
  models: [
    AiSpendModel,
    CacheTagModel,
    FeedAuthorityModel,
    JobModel,
    LockModel,
    MigrationModel,
    PageViewModel,
    ProviderStatusModel,
    RateCounterModel,
    SampleContentModel,
    SettingsModel,
    SiteVersionModel,
  ],
  trash: [settingsContent],
  media: { owner: SETTINGS_MEDIA_OWNER, listReferenced: listReferencedPictures },
  publicPaths: [PATHS.home, PATHS.about, PATHS.contact, PATHS.privacy, PATHS.accessibility],
  sharePictures: [pageShare],
  adminScreens: [
    { label: 'overview', href: PATHS.adminOverview },
    { label: 'waiting', href: PATHS.adminWaiting },
    { label: 'system', href: PATHS.adminSystem },
    { label: 'settings', href: PATHS.adminSettings },
  ],
  search: { pages: sitePages },
  privacy: () => ({
    analytics: hostOf(env().ANALYTICS_URL),
    keepsPage: env().SERVICE_WORKER === 'on',
  }),
})

const search = defineFeature({
  name: 'search',
  kind: 'service',
  part: { name: 'search', paths: [PATHS.search, '/api/search'] },
})

const SIGN_UP_PATHS = [PATHS.register, PATHS.signup]

const signUp = defineFeature({
  name: 'sign-up',
  kind: 'service',
  part: { name: 'signup', paths: [...SIGN_UP_PATHS, '/api/signup'] },
})

/** All reads of content leave samples out while it is off (`defineContentModel`). */
const samples = defineFeature({
  name: 'samples',
  kind: 'service',
  part: { name: 'samples', paths: [] },
})

/** Their order is that of menus, screens and sample content. */
export const FEATURES: readonly Feature[] = [
  site,
  ownPages,
  account,
  aotd,
  gallery,
  store,
  cookbook,
  coffee,
  chat,
  badges,
  icons,
  qrnotes,
  party,
  contact,
  digest,
  yearBook,
  reports,
  mail,
  archives,
  audit,
  captcha,
  backups,
  processes,
  search,
  signUp,
  samples,
]

/** All but the parts that are off (G-141). */
export const activeFeatures = perEnv((): readonly Feature[] => FEATURES.filter(isActive))

export function isActive({ part }: Feature): boolean {
  return part === undefined || isPartOn(part.name)
}

/** The addresses of the parts that are off (G-141). */
export const offPaths = perEnv(({ PARTS_OFF }) =>
  FEATURES.flatMap(({ part }) => (part && PARTS_OFF.includes(part.name) ? part.paths : [])),
)

/** No link leads there: the address is off, or sign-up needs an invitation (G-165). */
export const unlinkedPaths = perEnv((keys) => [
  ...offPaths(),
  ...(isSignUpOpen(keys) ? [] : SIGN_UP_PATHS),
])

export function isPathOff(pathname: string): boolean {
  return offPaths().some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
