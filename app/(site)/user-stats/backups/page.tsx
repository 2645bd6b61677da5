import { AdminScreen } from '@/app/admin-screen'
import { Archives } from '@/components/backups/archives'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { readBackups } from '@/lib/site/backups'

export const metadata = { title: 'Backups' }

export default async function BackupsPage() {
  const state = await readBackups(await requireRole('admin'))
  return (
    <AdminScreen title="Backups" href={PATHS.adminBackups} fact="all of the site in one file">
      <Archives state={state} />
    </AdminScreen>
  )
}
