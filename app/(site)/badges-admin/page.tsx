import { AdminScreen } from '@/app/admin-screen'
import { AssignBadges } from '@/components/badges/admin/assign-badges'
import { AwardForm } from '@/components/badges/admin/award-form'
import { BadgeList } from '@/components/badges/admin/badge-list'
import { UploadBadges } from '@/components/badges/admin/upload-badges'
import { DeletedSection } from '@/components/page/deleted-section'
import { Empty } from '@/components/page/empty'
import { Section } from '@/components/page/section'
import { listMembers } from '@/lib/account/members'
import { requireRole } from '@/lib/auth/viewer'
import { loadSection } from '@/lib/pages/section-error'
import { BADGE_ADMIN_TEXTS } from '@/lib/badges/admin/catalogue'
import { listAdminBadges } from '@/lib/badges/admin/edit-badge'
import { badgeContent } from '@/lib/badges/content'
import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { PATHS } from '@/lib/config/paths'
import { counted } from '@/lib/format'

/** Any other name can be typed. */
const MAX_SUGGESTED = 500

export const metadata = { title: 'Badges' }

export default async function BadgesAdminPage() {
  const admin = await requireRole('admin')
  const badges = await loadSection(BADGE_TEXTS.fetchFailed, () => listAdminBadges(admin))
  const deleted = await badgeContent.listDeleted(admin)
  const members = await listMembers({ limit: MAX_SUGGESTED })
  return (
    <AdminScreen title="Badges" href={PATHS.adminBadges}>
      <Section title="Assign" fact="what has been earned">
        <AssignBadges />
      </Section>
      <Section title="Upload" fact="by code, all or nothing">
        <UploadBadges />
      </Section>
      <Section title="By hand" fact="with a reason">
        <AwardForm badges={badges} usernames={members.map(({ username }) => username)} />
      </Section>
      <Section title="All badges" fact={counted(badges.length, 'badge')}>
        {badges.length === 0 ? (
          <Empty>There is no badge yet.</Empty>
        ) : (
          <BadgeList badges={badges} />
        )}
      </Section>
      <DeletedSection
        rows={deleted}
        path="/api/badges/admin/deleted/[id]/restore"
        restored={BADGE_ADMIN_TEXTS.restored}
      />
    </AdminScreen>
  )
}
