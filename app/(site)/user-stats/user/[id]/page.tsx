import { notFound } from 'next/navigation'
import { AdminScreen } from '@/app/admin-screen'
import { UserDeletion } from '@/components/account/admin/user-deletion'
import { UserFigures } from '@/components/account/admin/user-figures'
import { UserHistory } from '@/components/account/admin/user-history'
import { UserMails } from '@/components/account/admin/user-mails'
import { UserSessions } from '@/components/account/admin/user-sessions'
import { usersPath } from '@/components/account/admin/users-path'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { TableTools } from '@/components/page/table-tools'
import { ButtonLink } from '@/components/ui/button-link'
import { findUser } from '@/lib/account/admin/read-user'
import { listUserSessions } from '@/lib/account/admin/user-sessions'
import { callerOf } from '@/lib/auth/identity'
import { getIdentity, requireRole } from '@/lib/auth/viewer'
import { adminUserPath } from '@/lib/config/paths'
import { listEvidence } from '@/lib/site-stats/evidence'
import { evidenceSearch } from '@/lib/site-stats/schema'
import { findUserStats } from '@/lib/site-stats/user-stats'

type UserPageProps = { params: Promise<{ id: string }> } & SearchProps

export const metadata = { title: 'User' }

/** The address holds an id or a name. */
export default async function UserPage({ params, searchParams }: UserPageProps) {
  const admin = await requireRole('admin')
  const { of: counter, page = 1 } = await readSearch(evidenceSearch, searchParams)
  const user = (await findUser(admin, (await params).id)) ?? notFound()
  const { id, username, userEmoji } = user
  const stats = await findUserStats(admin, id)
  const evidence = await listEvidence(admin, { userId: id, counter, page })
  const { claims } = callerOf(await getIdentity())
  const sessions = await listUserSessions(admin, id, claims.sid)
  const title = userEmoji ? `${userEmoji}\u00a0${username}` : username
  return (
    <AdminScreen title={title} href={adminUserPath(id)} fact={<UserHistory user={user} />}>
      <TableTools>
        <ButtonLink href={usersPath({ q: username })}>Edit</ButtonLink>
      </TableTools>
      {stats && (
        <Section title="Figures" fact="and what they count">
          <UserFigures stats={stats} shown={counter} list={evidence} />
        </Section>
      )}
      <Section title="Sessions" fact="where it is signed in">
        <UserSessions id={id} username={username} sessions={sessions} />
      </Section>
      <Section title="Mail">
        <UserMails user={user} />
      </Section>
      {id !== admin.id && (
        <Section title="Deletion">
          <UserDeletion user={user} />
        </Section>
      )}
    </AdminScreen>
  )
}
