import { AdminScreen } from '@/app/admin-screen'
import { AllUsers } from '@/components/account/admin/all-users'
import { Invitations } from '@/components/account/admin/invitations'
import { LinkForm } from '@/components/account/admin/link-form'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { TableTools } from '@/components/page/table-tools'
import { buttonClass } from '@/components/ui/button'
import { LINK_TEXTS } from '@/lib/account/admin/catalogue'
import { findUsers } from '@/lib/account/admin/find-users'
import { usersSearch } from '@/lib/account/admin/schema'
import { INVITATION_DAYS, listInvitations } from '@/lib/account/invitations'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { isPartOn } from '@/lib/settings/parts'

const SIGN_UP_FACTS = {
  open: 'Everybody may sign up.',
  approval: 'Whoever signs up waits for your approval.',
  closed: 'Sign-up is closed: people come by your invitation.',
  off: 'Sign-up is off: you make the accounts.',
} as const

export const metadata = { title: 'Users' }

export default async function UsersPage({ searchParams }: SearchProps) {
  const admin = await requireRole('admin')
  const search = await readSearch(usersSearch, searchParams)
  const users = await findUsers(admin, search)
  const invitations = await listInvitations(admin)
  const isSignUpOn = isPartOn('signup')
  const signUp = isSignUpOn ? env().SIGN_UP : 'off'
  const sendsMail = await hasMailServer()
  return (
    <AdminScreen title="Users" href={PATHS.adminUsers} fact={SIGN_UP_FACTS[signUp]}>
      <AllUsers list={users} search={search} ownId={admin.id} path={PATHS.adminUsers} />
      <TableTools>
        <a className={buttonClass('outline')} href="/api/stats/admin/users/csv" download>
          Download CSV
        </a>
      </TableTools>
      <Section
        title="Invitations"
        fact={`for one account, ${INVITATION_DAYS} days`}
        anchor="invitations"
      >
        {isSignUpOn ? (
          <LinkForm kind="invitation" sendsMail={sendsMail} />
        ) : (
          <p className="type-control">{LINK_TEXTS.signUpOff}</p>
        )}
        {invitations.length > 0 && <Invitations rows={invitations} />}
      </Section>
      <Section title="New account" fact="its holder chooses the password">
        <LinkForm kind="account" sendsMail={sendsMail} />
      </Section>
    </AdminScreen>
  )
}
