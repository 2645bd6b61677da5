import { BadgeGrid } from '@/components/badges/badge-grid'
import { OwnBadges, sumOf } from '@/components/badges/own-badges'
import { MembersOnly } from '@/components/page/members-only'
import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { BandsPlace } from '@/components/ui/picture-frame'
import { loadSection } from '@/lib/pages/section-error'
import type { Viewer } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { listEarned } from '@/lib/badges/collect'
import { PATHS } from '@/lib/config/paths'
import { listCatalogue } from '@/lib/badges/progress'
import { readCounters } from '@/lib/site-stats/read-counters'

export const metadata = { title: BADGE_TEXTS.title }

export default async function BadgesPage() {
  const viewer = await getViewer()
  if (viewer) return <MemberBadges viewer={viewer} />
  return (
    <Page>
      <PageHead title={BADGE_TEXTS.title} />
      <MembersOnly sentence="Members earn badges by what they do here." path={PATHS.badges}>
        <BandsPlace variant="still" />
      </MembersOnly>
    </Page>
  )
}

async function MemberBadges({ viewer }: { viewer: Viewer }) {
  const [earned, catalogue] = await loadSection(BADGE_TEXTS.fetchFailed, () =>
    Promise.all([listEarned(viewer), listCatalogue(viewer, readCounters)]),
  )
  const open = catalogue.filter((entry) => !entry.earned)
  const holders = new Map(catalogue.map((entry) => [entry.badge._id, entry.holders]))
  return (
    <Page>
      <PageHead title={BADGE_TEXTS.title} lead={sumOf(earned)} />
      <Section title="Your badges" fact={`${earned.length} of ${catalogue.length}`}>
        <OwnBadges earned={earned} holders={holders} />
      </Section>
      {open.length > 0 && (
        <Section title="Still to earn" fact={`${open.length} more`}>
          <BadgeGrid
            badges={open.map((entry) => ({ ...entry, state: 'open' }))}
            label="Badges still to earn"
          />
        </Section>
      )}
    </Page>
  )
}
