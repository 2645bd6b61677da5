import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdminScreen } from '@/app/admin-screen'
import { AuditList } from '@/components/audit/audit-list'
import { Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { listChanges } from '@/lib/audit/list-changes'
import { auditQuery } from '@/lib/audit/schema'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'

export const metadata: Metadata = { title: 'Audit' }

export default async function AuditPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const query = await readSearch(auditQuery, searchParams)
  const { entries, page, pages, total } = await listChanges(admin, query.page)
  if (page > pages) notFound()
  const hrefOf = (number: number) => `${PATHS.adminAudit}?page=${number}`
  return (
    <AdminScreen title="Audit" href={PATHS.adminAudit}>
      {total === 0 ? (
        <p className="muted">No change has been made yet.</p>
      ) : (
        <AuditList entries={entries} />
      )}
      <Pager
        label="Pages of changes"
        newer={page > 1 ? { label: 'newer', href: hrefOf(page - 1) } : null}
        older={page < pages ? { label: 'older', href: hrefOf(page + 1) } : null}
        place={`${page} / ${pages}`}
      />
    </AdminScreen>
  )
}
