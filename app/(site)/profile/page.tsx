import { redirect } from 'next/navigation'
import { z } from 'zod'
import { LeavingNotice } from '@/components/account/profile/leaving-notice'
import { OwnData } from '@/components/account/profile/own-data'
import { PagePreference } from '@/components/account/profile/page-preference'
import { Preferences } from '@/components/account/profile/preferences'
import styles from '@/components/account/profile/profile.module.css'
import { Sessions } from '@/components/account/profile/sessions'
import { UserBox } from '@/components/account/profile/user-box'
import { MailSwitches } from '@/components/mail/mail-switches'
import { OwnBadges, sumOf } from '@/components/badges/own-badges'
import { ReportNotices } from '@/components/reports/report-notices'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { ButtonLink } from '@/components/ui/button-link'
import { dayOf } from '@/lib/account/birthday'
import { getProfilePage } from '@/lib/account/profile'
import { shownNameOf } from '@/lib/account/shown-name'
import { getAccountStatus } from '@/lib/account/status'
import { callerOf } from '@/lib/auth/identity'
import { getIdentity } from '@/lib/auth/viewer'
import { listEarned } from '@/lib/badges/collect'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { listReportNotices } from '@/lib/reports/notices'
import { isPartOn } from '@/lib/settings/parts'
import { listMailSwitches } from '@/lib/site/mail-switches'

export const metadata = { title: 'Your Profile' }

/** `?p=1` opens the preferences. */
const profileSearch = z.object({ p: z.literal('1').optional().catch(undefined) })

export default async function ProfilePage({ searchParams }: SearchProps) {
  const identity = await getIdentity()
  if (identity.kind !== 'known') redirect(PATHS.login)
  const caller = callerOf(identity)
  const profile = await getProfilePage(caller)
  const { user, canRename, preferences, sessions, deleteAfter, isDeletedByOwner } = profile
  const { birthday } = await getAccountStatus(caller.viewer)
  const earned = await listEarned(caller.viewer)
  const notices = await listReportNotices(caller.viewer)
  const { p } = await readSearch(profileSearch, searchParams)
  return (
    <Page>
      <PageHead title="Your Profile" />
      {deleteAfter && <LeavingNotice deleteAfter={deleteAfter} isByOwner={isDeletedByOwner} />}
      <Section title="Account" fact="name and address">
        <div className={styles.box}>
          <UserBox
            user={user}
            canRename={canRename}
            isVerified={caller.viewer.emailVerified}
            birthday={birthday ?? null}
            today={dayOf(now())}
          />
          <p className={styles.note}>
            Note that you can only change your username once. Don&apos;t overdo it.
          </p>
        </div>
      </Section>
      {isPartOn('badges') && (
        <Section title="Your Badges" fact={sumOf(earned)}>
          <OwnBadges earned={earned} />
          <p className={styles.more}>
            <ButtonLink href={PATHS.badges}>all badges</ButtonLink>
          </p>
        </Section>
      )}
      {p === '1' && isPartOn('aotd') && (
        <Section
          anchor="art-preferences"
          title="AOTD Preferences"
          fact="for your art of the day (AOTD)"
        >
          <Preferences stored={preferences.artPreferences} />
        </Section>
      )}
      <Section title="Your page" fact="what others see of you">
        <PagePreference
          name={await shownNameOf(caller.viewer.id)}
          stored={preferences.publicPage}
        />
      </Section>
      <Section title="Mail" fact="what is sent to you">
        <div className={styles.box}>
          {caller.viewer.emailVerified ? (
            <MailSwitches stored={await listMailSwitches(caller.viewer)} />
          ) : (
            <p>Verify your email first. Then you can choose what is sent to it.</p>
          )}
          <p className={styles.note}>Mail about your account itself is always sent.</p>
        </div>
      </Section>
      {notices.length > 0 && (
        <Section title="Reports" fact="what was decided, and why">
          <div className={styles.box}>
            <ReportNotices notices={notices} />
          </div>
        </Section>
      )}
      <Section title="Sessions" fact="where you are signed in">
        <div className={styles.box}>
          <Sessions sessions={sessions} />
        </div>
      </Section>
      <Section title="Your data" fact="download or delete">
        <div className={styles.box}>
          <OwnData username={user.username} isLeaving={deleteAfter !== null} />
        </div>
      </Section>
    </Page>
  )
}
