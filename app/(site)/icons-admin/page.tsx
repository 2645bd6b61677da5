import { AdminScreen } from '@/app/admin-screen'
import { IconList } from '@/components/icons/admin/icon-list'
import { UploadIcon } from '@/components/icons/admin/upload-icon'
import { Section } from '@/components/page/section'
import { requireRole } from '@/lib/auth/viewer'
import { loadSection } from '@/lib/pages/section-error'
import { PATHS } from '@/lib/config/paths'
import { listIcons } from '@/lib/icons/admin/icons'
import { ICON_TEXTS } from '@/lib/icons/admin/catalogue'

export const metadata = { title: 'Icons' }

export default async function IconsPage() {
  const admin = await requireRole('admin')
  const icons = await loadSection(ICON_TEXTS.fetchFailed, () => listIcons(admin))
  return (
    <AdminScreen title="Icons" href={PATHS.adminIcons}>
      <Section title="Upload New Icon">
        <UploadIcon />
      </Section>
      <Section title="Existing Icons" fact={`${icons.length} names`}>
        <IconList icons={icons} />
      </Section>
    </AdminScreen>
  )
}
