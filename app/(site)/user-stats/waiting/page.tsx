import { AdminScreen } from '@/app/admin-screen'
import { Empty } from '@/components/page/empty'
import { WaitingList } from '@/components/waiting/waiting-list'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { listWaiting } from '@/lib/site/waiting'

export const metadata = { title: 'Waiting' }

export default async function WaitingPage() {
  const items = await listWaiting(await requireRole('admin'))
  return (
    <AdminScreen
      title="Waiting"
      href={PATHS.adminWaiting}
      fact="What needs your decision, longest waiting first."
    >
      {items.length === 0 ? <Empty>Nothing waits.</Empty> : <WaitingList items={items} />}
    </AdminScreen>
  )
}
