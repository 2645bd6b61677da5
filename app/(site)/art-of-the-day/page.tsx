import type { Metadata } from 'next'
import styles from '@/components/aotd/art-title.module.css'
import { LoggedOut } from '@/components/aotd/logged-out'
import { MemberArt } from '@/components/aotd/member-art'
import { getTodayPage } from '@/lib/art-of-the-day/info'
import { getViewer } from '@/lib/auth/viewer'
import { readDayColours } from '../../day-colours'

export const metadata: Metadata = { title: 'Art of the Day' }

export default async function ArtOfTheDayPage() {
  const viewer = await getViewer()
  const page = await getTodayPage(viewer)
  const { day: colourDay } = await readDayColours()
  return (
    <div className="content">
      <h1 className={`${styles.title} type-title`}>Art of the Day</h1>
      {viewer ? (
        <MemberArt page={page} colourDay={colourDay} />
      ) : (
        <LoggedOut colourDay={colourDay} today={page.dateKey} />
      )}
    </div>
  )
}
