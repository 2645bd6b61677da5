import { AdminPage, type AdminPageProps } from '@/components/page/admin-page'
import { adminScreens } from '@/lib/site/navigation'

/** One of the owner's screens, with links to the others. */
export function AdminScreen(props: Omit<AdminPageProps, 'screens'>) {
  return <AdminPage {...props} screens={adminScreens()} />
}
