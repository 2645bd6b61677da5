import { waitingSignUps } from '@/lib/account/admin/approval'
import { ADMISSION_MAILS } from '@/lib/account/admin/letters'
import { waitingVerifications } from '@/lib/account/admin/verification-requests'
import { accountCounters } from '@/lib/account/counters'
import { accountHelp } from '@/lib/account/help'
import { forgetAccountData, listAccountData } from '@/lib/account/personal-data'
import { sampleMembers } from '@/lib/account/sample-members'
import { countAccounts } from '@/lib/account/totals'
import { DEVICE_COOKIE } from '@/lib/account/devices'
import { CSRF_COOKIE, sessionCookieName } from '@/lib/auth/cookies'
import { PATHS } from '@/lib/config/paths'
import { defineFeature, joinWaiting } from '@/lib/define-feature'
import { env, hostOf } from '@/lib/env'
import type { MailMessage } from '@/lib/mail/message'
import { AdminVisitModel } from '@/models/admin-visit'
import { InvitationModel } from '@/models/invitation'
import { KnownDeviceModel } from '@/models/known-device'
import { ReservedNameModel } from '@/models/reserved-name'
import { ResetCodeModel } from '@/models/reset-code'
import { SessionModel } from '@/models/session'
import { UserModel } from '@/models/user'
import { VerificationCodeModel } from '@/models/verification-code'

const ACCOUNT_MAILS: readonly MailMessage['kind'][] = ['verify', 'reset', 'notice']

export const account = defineFeature({
  name: 'account',
  kind: 'service',
  models: [
    AdminVisitModel,
    InvitationModel,
    KnownDeviceModel,
    ReservedNameModel,
    ResetCodeModel,
    SessionModel,
    UserModel,
    VerificationCodeModel,
  ],
  samples: sampleMembers,
  personalData: {
    list: async (caller) => ({ lists: await listAccountData(caller) }),
    forget: forgetAccountData,
  },
  stored: [
    'An account: username, e-mail address, a hash of the password, role, and when and how often it was signed in to. Kept until the account is deleted.',
    'What a member adds: an emoji, a birthday, preferences for the art of the day, who sees the own page, and the art itself. On the day, a member with a birthday is named to other members; the date and the year are shown to nobody.',
    'Sessions: when each was opened, from which address and which browser, so that a member can recognise and end them. A session lasts at most 30 days; its entry is deleted a day later.',
    'Invitations: the address that one was mailed to, for 30 days.',
  ],
  mailKinds: [
    ...ACCOUNT_MAILS.map((name) => ({ name, switchedOffBy: 'nobody' }) as const),
    ...Object.values(ADMISSION_MAILS),
  ],
  totals: countAccounts,
  counters: accountCounters,
  waiting: joinWaiting(waitingSignUps, waitingVerifications),
  news: async (since) => [
    {
      noun: 'new member',
      count: await UserModel.countDocuments({ isSample: false, dateSigned: { $gt: since } }),
      href: PATHS.adminUsers,
    },
  ],
  search: { help: accountHelp },
  adminScreens: [{ label: 'users', href: PATHS.adminUsers }],
  privacy: () => ({ places: hostOf(env().IP_LOOKUP_URL), cookies: accountCookies() }),
})

function accountCookies() {
  const session = sessionCookieName()
  const isSecure = session.startsWith('__Secure-')
  return {
    session,
    csrf: CSRF_COOKIE,
    device: DEVICE_COOKIE,
    nextAuth: isSecure
      ? ['__Host-next-auth.csrf-token', '__Secure-next-auth.callback-url']
      : ['next-auth.csrf-token', 'next-auth.callback-url'],
  }
}
