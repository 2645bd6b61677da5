import { notFound } from 'next/navigation'
import { AdminScreen } from '@/app/admin-screen'
import { AuditList } from '@/components/audit/audit-list'
import { Empty } from '@/components/page/empty'
import { Pager } from '@/components/page/pager'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { TableTools } from '@/components/page/table-tools'
import { ButtonLink } from '@/components/ui/button-link'
import { ADDRESS_DAYS, type AuditKind } from '@/lib/audit/catalogue'
import { listChanges } from '@/lib/audit/list-changes'
import { auditQuery } from '@/lib/audit/schema'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

export const metadata = { title: 'Audit' }

const VIEWS: Record<AuditKind, { fact: string; none: string; other: AuditKind; label: string }> = {
  change: {
    fact: 'What admins and commands have changed.',
    none: 'No change has been made yet.',
    other: 'access',
    label: 'Sign-ins',
  },
  access: {
    fact: `Sign-ins, refused sign-ins and password resets of the last ${ADDRESS_DAYS} days.`,
    none: 'Nobody has signed in yet.',
    other: 'change',
    label: 'Changes',
  },
}

const hrefOf = (kind: AuditKind, page = 1) => `${PATHS.adminAudit}?kind=${kind}&page=${page}`

export default async function AuditPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const { kind = 'change', page: requestedPage } = await readSearch(auditQuery, searchParams)
  const { entries, page, pages, total } = await listChanges(admin, { kind, page: requestedPage })
  if (page > pages) notFound()
  const { fact, none, other, label } = VIEWS[kind]
  return (
    <AdminScreen title="Audit" href={PATHS.adminAudit} fact={fact}>
      <TableTools>
        <ButtonLink href={hrefOf(other)}>{label}</ButtonLink>
      </TableTools>
      {total === 0 ? <Empty>{none}</Empty> : <AuditList kind={kind} entries={entries} />}
      <Pager
        label="Pages of the audit"
        newer={page > 1 ? { label: 'newer', href: hrefOf(kind, page - 1) } : null}
        older={page < pages ? { label: 'older', href: hrefOf(kind, page + 1) } : null}
        place={`${page} / ${pages}`}
      />
    </AdminScreen>
  )
}
