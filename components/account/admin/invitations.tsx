'use client'

import { useState } from 'react'
import { actionColumn, momentColumn } from '@/components/page/columns'
import { Moment, useMinute } from '@/components/page/moment'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { accountAdminCalls } from '@/components/account/admin/calls'
import { LINK_TEXTS, roleLabels } from '@/lib/account/admin/catalogue'
import type { InvitationRow } from '@/lib/account/admin/schema'

export function Invitations({ rows }: { rows: readonly InvitationRow[] }) {
  const [revoking, setRevoking] = useState<InvitationRow | null>(null)
  const minuteOf = useMinute()
  const { run } = useSubmit({ toastsFailure: true })
  const act = actionColumn<InvitationRow>(
    'revoke',
    (row) =>
      row.state === 'open' && (
        <RowAction
          label={`revoke ${row.email ?? `the link of ${minuteOf(row.createdAt)}`}`}
          onClick={() => setRevoking(row)}
        >
          revoke
        </RowAction>
      ),
  )
  return (
    <>
      <Table label="Invitations" columns={[...COLUMNS, act]} rows={rows} keyOf={({ id }) => id} />
      {revoking && (
        <ConfirmDialog
          title="Revoke the invitation?"
          confirm="revoke"
          cancel="keep"
          onConfirm={() =>
            run(() => accountAdminCalls.revokeInvitation(revoking.id), {
              success: LINK_TEXTS.revoked,
              refresh: true,
            })
          }
          onClose={() => setRevoking(null)}
        >
          Nobody can sign up with its link any more.
        </ConfirmDialog>
      )}
    </>
  )
}

const COLUMNS: readonly Column<InvitationRow>[] = [
  {
    key: 'for',
    head: 'for',
    kind: 'name',
    cell: ({ email, createdAt }) =>
      email ?? (
        <>
          the link of <Moment at={createdAt} />
        </>
      ),
  },
  { key: 'role', head: 'role', cell: ({ role }) => roleLabels(role) || 'member' },
  momentColumn('expiresAt', 'until'),
  {
    key: 'state',
    head: 'state',
    cell: ({ state, usedBy }) => (usedBy ? `used by ${usedBy}` : state),
  },
]
