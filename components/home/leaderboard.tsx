import { Empty } from '@/components/page/empty'
import { PersonLink } from '@/components/page/person-link'
import { Section } from '@/components/page/section'
import type { HomeBoard } from '@/lib/aotd/schema'
import { PATHS, withQuery } from '@/lib/config/paths'
import { count } from '@/lib/format'
import { BoardLink } from './board-link'
import styles from './leaderboard.module.css'

/** G-63 */
export function Leaderboard({ board }: { board: HomeBoard }) {
  const { authors, total, isWhole } = board
  const maxCount = authors[0]?.postsCount ?? 1
  return (
    <Section title="Authors" aside={<Years board={board} />}>
      {authors.length === 0 ? (
        <Empty place="centre">
          <NoAuthors board={board} />
        </Empty>
      ) : (
        <ol>
          {authors.map(({ _id, userEmoji, postsCount }, i) => (
            // Several deleted authors have the same name.
            <li key={i} className={styles.author}>
              <span className="type-small muted">{i + 1}</span>
              <span>
                <PersonLink name={_id}>{userEmoji ? `${userEmoji}\u00a0${_id}` : _id}</PersonLink>
              </span>
              <svg className={styles.bar} width="100%" height="4" aria-hidden="true">
                <rect width={`${(postsCount / maxCount) * 100}%`} height="4" />
              </svg>
              <span className={styles.count}>{count(postsCount)}</span>
            </li>
          ))}
        </ol>
      )}
      {(isWhole || total > authors.length) && (
        <BoardLink href={addressOf(board, { isWhole: !isWhole })}>
          {isWhole ? 'Show fewer' : `Show all ${total}`}
        </BoardLink>
      )}
    </Section>
  )
}

function NoAuthors({ board }: { board: HomeBoard }) {
  const { latestYear: year, hasSamples } = board
  return (
    <>
      <p>
        {emptyTextOf(board)}
        {hasSamples && ' Samples are not counted.'}
      </p>
      {year && (
        <BoardLink href={addressOf(board, { year, isWhole: false })}>{`See ${year}`}</BoardLink>
      )}
    </>
  )
}

function emptyTextOf({ year, years }: HomeBoard): string {
  if (year === 'all') return 'Nobody has made art yet.'
  return year === years[0] ? `Nobody has made art in ${year} yet.` : `Nobody made art in ${year}.`
}

function Years({ board }: { board: HomeBoard }) {
  return (
    <nav className={styles.years} aria-label="Years">
      {['all', ...board.years].map((year) => (
        <Year key={year} board={board} year={year} />
      ))}
      {board.emptyYears.length > 0 && (
        <details open={board.emptyYears.includes(board.year)}>
          <summary className={styles.link}>without art</summary>
          {board.emptyYears.map((year) => (
            <Year key={year} board={board} year={year} />
          ))}
        </details>
      )}
    </nav>
  )
}

function Year({ board, year }: { board: HomeBoard; year: string }) {
  return (
    <BoardLink href={addressOf(board, { year, isWhole: false })} isCurrent={year === board.year}>
      {year === 'all' ? 'All Years' : year}
    </BoardLink>
  )
}

function addressOf(board: HomeBoard, change: { year?: string; isWhole: boolean }): string {
  const { year = board.year, isWhole } = change
  return withQuery(PATHS.home, {
    year: year === board.years[0] ? undefined : year,
    authors: isWhole ? 'all' : undefined,
  })
}
