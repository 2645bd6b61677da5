'use client'

import { actionColumn, momentColumn } from '@/components/page/columns'
import { Empty } from '@/components/page/empty'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { accountAdminCalls } from '@/components/account/admin/calls'
import type { AdminSession } from '@/lib/account/admin/schema'
import { loginPath, PATHS } from '@/lib/config/paths'

type UserSessionsProps = { id: string; username: string; sessions: readonly AdminSession[] }

export function UserSessions({ id, username, sessions }: UserSessionsProps) {
  const { busy, run } = useSubmit<string>({ toastsFailure: true })

  function end(step: string, work: () => Promise<unknown>, ended: readonly AdminSession[]) {
    const isOwn = ended.some(({ isCurrent }) => isCurrent)
    void run(work, {
      step,
      ...(isOwn
        ? { staysBusy: true, onSuccess: () => location.assign(loginPath(PATHS.adminOverview)) }
        : { success: endedText(username, ended), refresh: true }),
    })
  }

  const act = actionColumn<AdminSession>('end', (session) => (
    <RowAction
      label={`end ${session.device}`}
      aria-disabled={busy !== null || undefined}
      onClick={() => end(session.id, () => accountAdminCalls.endSession(id, session.id), [session])}
    >
      end
    </RowAction>
  ))

  if (sessions.length === 0) return <Empty>{username} is not signed in.</Empty>
  return (
    <>
      <Table
        label="Sessions"
        columns={[...COLUMNS, act]}
        rows={sessions}
        keyOf={(session) => session.id}
      />
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          busy={busy === 'all'}
          onClick={() => end('all', () => accountAdminCalls.endAllSessions(id), sessions)}
        >
          End all {String(sessions.length)}
        </Button>
      )}
    </>
  )
}

function endedText(username: string, ended: readonly AdminSession[]): string {
  const [only] = ended
  return ended.length === 1 && only
    ? `${only.device} of ${username} was signed out.`
    : `${username} was signed out everywhere.`
}

const COLUMNS: readonly Column<AdminSession>[] = [
  {
    key: 'device',
    head: 'device',
    kind: 'name',
    cell: ({ device, isCurrent }) => (isCurrent ? `${device}, this browser` : device),
  },
  momentColumn('openedAt', 'signed in', { isMuted: true }),
]
