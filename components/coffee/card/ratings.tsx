import { COFFEE_TEXTS, scoreText } from '@/lib/coffee/catalogue'
import { barColour, scoreColour } from '../rate-colour'
import score from './score.module.css'
import bars from './stats.module.css'

type ScoreProps = { rating: number; colour: string }

/** An SVG, because its colour is of the entry and the page allows no inline score. */
export function Score({ rating, colour }: ScoreProps) {
  const text = scoreText(rating)
  return (
    <svg className={score.score} viewBox={`0 0 ${text.length * 26.4 + 2} 48`} role="img">
      <title>{`Rated ${text} of 10`}</title>
      <text x="0" y="40" fill={scoreColour(colour)}>
        {text}
      </text>
    </svg>
  )
}

type StatsProps = { label: string; ratings: readonly { name: string; value: number }[] }

export function Stats({ label, ratings }: StatsProps) {
  if (ratings.length === 0) return <p className="type-small">{COFFEE_TEXTS.noRatings}</p>
  return (
    <ul className={`${bars.stats} type-small`} aria-label={label}>
      {ratings.map(({ name, value }) => (
        <li key={name} className={bars.row}>
          <span>{name}</span>
          <svg className={bars.track} height="8" aria-hidden="true">
            <rect width={`${value * 10}%`} height="8" fill={barColour(value)} />
          </svg>
          <b>{value.toFixed(1)}</b>
        </li>
      ))}
    </ul>
  )
}
