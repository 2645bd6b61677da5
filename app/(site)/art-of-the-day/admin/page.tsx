import type { Metadata } from 'next'
import { forbidden, notFound } from 'next/navigation'
import { AdminPage } from '@/components/page/admin-page'
import { AdminPanel } from '@/components/aotd/admin/admin-panel'
import { findEntry, listRecentArt } from '@/lib/aotd/admin/entries'
import { panelQuery } from '@/lib/aotd/admin/schema'
import { listTrash } from '@/lib/aotd/admin/trash'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

export const metadata: Metadata = { title: 'Art admin' }

type ArtAdminPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ArtAdminPage({ searchParams }: ArtAdminPageProps) {
  const viewer = await getViewer()
  if (!viewer || !hasRole(viewer, 'admin')) forbidden()
  const query = panelQuery.safeParse(await searchParams)
  if (!query.success) notFound()
  const { id, before } = query.data
  return (
    <AdminPage title="Art" href={PATHS.adminArt}>
      <AdminPanel
        first={id === undefined ? null : await findEntry(viewer, id)}
        recent={await listRecentArt(viewer, before)}
        isNewest={before === undefined}
        trash={await listTrash(viewer)}
      />
    </AdminPage>
  )
}
