import { Moment } from '@/components/page/moment'
import type { AdminUser } from '@/lib/account/admin/schema'
import { counted } from '@/lib/format'

export function UserHistory({ user }: { user: AdminUser }) {
  const { dateSigned, lastSigned, timesSigned, chatTokensUsed } = user
  return (
    <>
      signed up <Moment at={dateSigned} isDay />, last seen <Moment at={lastSigned} isDay />,{' '}
      {counted(timesSigned, 'visit')}, {counted(chatTokensUsed, 'token')}
    </>
  )
}
