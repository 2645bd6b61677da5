import { personLink } from '@/app/person-link'
import styles from '@/components/aotd/guess/guess.module.css'
import { LazyGuessGame } from '@/components/aotd/guess/lazy-guess-game'
import { Section } from '@/components/page/section'
import { Link } from '@/components/ui/link'
import { readWeekBoard } from '@/lib/aotd/guess/board'
import { GUESS_TEXTS } from '@/lib/aotd/guess/catalogue'
import { readGuess } from '@/lib/aotd/guess/guess'
import type { Viewer } from '@/lib/auth/permissions'
import { PATHS } from '@/lib/config/paths'
import { counted } from '@/lib/format'

const GUESS_SWITCH = `${PATHS.profile}?p=1#art-preferences`

/** A link to the switch, and the game of those who turned it on (G-158). */
export async function GuessPlace({ viewer }: { viewer: Viewer }) {
  const game = await readGuess(viewer)
  const { standing, others } = game
  const hint = <p className="type-control muted">{GUESS_TEXTS.standings[standing]}</p>
  if (standing === 'off') {
    return (
      <div className={styles.place}>
        <Link href={GUESS_SWITCH}>Guess the emojis before you see them</Link>
        {hint}
      </div>
    )
  }
  const board = await readWeekBoard()
  return (
    <div className={styles.place}>
      <Section title="Guess the emojis" fact="for those who like to">
        {hint}
        {(standing === 'open' || standing === 'over') && <LazyGuessGame game={game} />}
        {others.length > 0 && (
          <p className="type-control">
            <span className="muted">Guessed most:</span>{' '}
            {others.map(({ emoji, count }) => `${emoji} ${count}`).join(', ')}
          </p>
        )}
        {board.length > 0 && (
          <ol className={styles.board} aria-label="Points of this week">
            {board.map(({ name, userEmoji, points }, i) => (
              <li key={name}>
                <span className="type-small muted">{i + 1}</span>
                <span>
                  {userEmoji && `${userEmoji}\u00a0`}
                  {personLink(name)}
                </span>
                <span>{counted(points, 'point')}</span>
              </li>
            ))}
          </ol>
        )}
        <Link href={GUESS_SWITCH}>See the emojis at once</Link>
      </Section>
    </div>
  )
}
