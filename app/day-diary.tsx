import styles from '@/app/day-diary.module.css'
import { EditPageScreen } from '@/app/edit-page-screen'
import { personLink } from '@/app/person-link'
import { EditText } from '@/components/own-pages/edit-text'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link'
import { Markdown } from '@/components/ui/markdown'
import { findEmojiChoice } from '@/lib/aotd/author/chain'
import { grantRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { artDayPath } from '@/lib/config/paths'
import { addDays, longDay, shortDay } from '@/lib/format'
import { noteSlug } from '@/lib/own-pages/catalogue'
import { pageNodes } from '@/lib/own-pages/page-text'
import { findNote } from '@/lib/own-pages/pages'
import { pageSearch } from '@/lib/own-pages/schema'
import { listDayEvents } from '@/lib/site/of-day'

/** Null but for the owner who edits the note of the day. */
export async function noteEditor(day: string, searchParams: SearchProps['searchParams']) {
  const { mode, version } = await readSearch(pageSearch, searchParams)
  const admin = grantRole(await getViewer(), 'admin')
  const note = mode === 'edit' && admin ? await findNote(admin, day) : null
  return note && admin && <EditPageScreen page={note} admin={admin} version={version} />
}

/** `emojis` are those of the picture that the page shows. */
type DayDiaryProps = { day: string; emojis: readonly string[] }

export async function DayDiary({ day, emojis }: DayDiaryProps) {
  const viewer = await getViewer()
  const [note, events] = await Promise.all([findNote(viewer, day), listDayEvents(day)])
  const nodes = note ? pageNodes(note) : []
  const isOwner = grantRole(viewer, 'admin') !== null
  const label = nodes.length > 0 ? 'edit' : 'write a note'
  return (
    <div className={styles.diary}>
      {viewer && <Chain choice={await findEmojiChoice(viewer, day)} day={day} emojis={emojis} />}
      {(nodes.length > 0 || isOwner) && (
        <Section
          title="Note"
          fact={note?.audience === 'members' && 'for members'}
          aside={
            isOwner && <EditText name={noteSlug(day)} isWritten={note !== null} label={label} />
          }
        >
          <Markdown nodes={nodes} />
        </Section>
      )}
      {events.length > 0 && (
        <Section title="That day">
          <ul>
            {events.map(({ verb, href, title, isSample }) => (
              <li key={`${verb} ${href}`}>
                <span className="muted">{verb}</span> <Link href={href}>{title}</Link>
                {isSample && <span className="muted">, sample</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

type ChainProps = DayDiaryProps & { choice: Awaited<ReturnType<typeof findEmojiChoice>> }

function Chain({ choice, day, emojis }: ChainProps) {
  if (!choice) return null
  const { dateKey, createdBy, first } = choice
  const when = dateKey === addDays(day, -1) ? 'the day before' : `on ${longDay(dateKey)}`
  return (
    <p className={`${styles.chain} type-control`}>
      {emojis.length > 0 ? emojis.join(' ') : 'Its emojis:'} chosen by {personLink(createdBy)}{' '}
      <Link href={artDayPath(dateKey)}>{when}</Link>
      {first !== dateKey && (
        <>
          , in a chain from <Link href={artDayPath(first)}>{shortDay(first)}</Link>
        </>
      )}
    </p>
  )
}
