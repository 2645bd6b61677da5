import type { Metadata } from 'next'
import Link from 'next/link'
import { forbidden, notFound } from 'next/navigation'
import { AdminPage } from '@/components/page/admin-page'
import styles from '@/components/page/admin-page.module.css'
import { AuditList } from '@/components/audit/audit-list'
import { listChanges } from '@/lib/audit/list-changes'
import { auditQuery } from '@/lib/audit/schema'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

export const metadata: Metadata = { title: 'Audit' }

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AuditPage({ searchParams }: AuditPageProps) {
  if (!hasRole(await getViewer(), 'admin')) forbidden()
  const query = auditQuery.safeParse(await searchParams)
  if (!query.success) notFound()
  const { entries, page, pages, total } = await listChanges(query.data.page)
  if (page > pages) notFound()
  return (
    <AdminPage title="Audit" href={PATHS.adminAudit}>
      {total === 0 ? (
        <p className="muted">Nothing has been changed yet.</p>
      ) : (
        <AuditList entries={entries} />
      )}
      {pages > 1 && (
        <nav className={styles.pager} aria-label="Pages of changes">
          {page > 1 && <PageLink page={page - 1} label="newer" />}
          <span>
            {page} / {pages}
          </span>
          {page < pages && <PageLink page={page + 1} label="older" />}
        </nav>
      )}
    </AdminPage>
  )
}

function PageLink({ page, label }: { page: number; label: string }) {
  return (
    <Link href={`${PATHS.adminAudit}?page=${page}`} prefetch={false}>
      {label}
    </Link>
  )
}
