import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EmojiForm } from '@/components/account/profile/emoji-form'
import { LeavingNotice } from '@/components/account/profile/leaving-notice'
import { OwnData } from '@/components/account/profile/own-data'
import { Preferences } from '@/components/account/profile/preferences'
import styles from '@/components/account/profile/profile.module.css'
import { Sessions } from '@/components/account/profile/sessions'
import { UserBox } from '@/components/account/profile/user-box'
import { Section } from '@/components/ui/section'
import { getProfilePage } from '@/lib/account/profile'
import { callerOf } from '@/lib/account/reauth'
import { getIdentity } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'

export const metadata: Metadata = { title: 'Your Profile' }

type ProfilePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ProfilePage({ searchParams }: ProfilePageProps) {
  const identity = await getIdentity()
  if (identity.kind !== 'known') redirect(PATHS.login)
  const caller = callerOf(identity)
  const profile = await getProfilePage(caller)
  const { user, canRename, preferences, sessions, deleteAfter } = profile
  const showsPreferences = (await searchParams).p === '1'
  return (
    <div className={`${styles.page} content`}>
      <h1 className={`${styles.title} type-title`}>Your Profile</h1>
      {deleteAfter && <LeavingNotice deleteAfter={deleteAfter} />}
      <Section title="Account" fact="who you are here">
        <div className={styles.box}>
          <UserBox user={user} isVerified={caller.viewer.emailVerified} canRename={canRename} />
          {!user.userEmoji && <EmojiForm />}
          <p className={styles.note}>
            Note that you can only change your username once. Don&apos;t overdo it.
          </p>
        </div>
      </Section>
      {showsPreferences && (
        <Section title="AOTD Preferences" fact="for your own pictures">
          <Preferences stored={preferences} />
        </Section>
      )}
      <Section title="Sessions" fact="where you are signed in">
        <div className={styles.box}>
          <Sessions sessions={sessions} />
        </div>
      </Section>
      <Section title="Your data" fact="to take along, or to end">
        <div className={styles.box}>
          <OwnData username={user.username} isLeaving={deleteAfter !== null} />
        </div>
      </Section>
    </div>
  )
}
