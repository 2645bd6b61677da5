import { AdminPage, type AdminPageProps } from '@/components/page/admin-page'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { adminScreens } from '@/lib/site/navigation'
import { env } from '@/lib/env'
import { countWaiting } from '@/lib/site/waiting'
import { countProblems } from '@/lib/system/problems'

export async function AdminScreen(props: Omit<AdminPageProps, 'screens' | 'timeZone'>) {
  const admin = await requireRole('admin')
  const [waiting, problems] = await Promise.all([countWaiting(admin), countProblems(admin)])
  const counts: Record<string, number> = {
    [PATHS.adminWaiting]: waiting,
    [PATHS.adminSystem]: problems,
  }
  const screens = adminScreens().map((screen) => {
    const count = counts[screen.href] ?? 0
    return count > 0 ? { ...screen, label: `${screen.label} (${count})` } : screen
  })
  return <AdminPage {...props} screens={screens} timeZone={env().TIME_ZONE} />
}
