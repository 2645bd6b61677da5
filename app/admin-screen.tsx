import { AdminPage, type AdminPageProps } from '@/components/page/admin-page'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'
import { adminScreens } from '@/lib/site/navigation'
import { countWaiting } from '@/lib/site/waiting'

export async function AdminScreen(props: Omit<AdminPageProps, 'screens'>) {
  const waiting = await countWaiting(await requireRole('admin'))
  const screens = adminScreens().map((screen) =>
    screen.href === PATHS.adminWaiting && waiting > 0
      ? { ...screen, label: `${screen.label} (${waiting})` }
      : screen,
  )
  return <AdminPage {...props} screens={screens} />
}
