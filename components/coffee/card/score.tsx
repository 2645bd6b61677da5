import { scoreText } from '@/lib/coffee/catalogue'
import { scoreColour } from '../rate-colour'
import styles from './score.module.css'

type ScoreProps = { rating: number; colour: string }

/** An SVG, because its colour is of the entry and the page allows no inline styles. */
export function Score({ rating, colour }: ScoreProps) {
  const text = scoreText(rating)
  return (
    <svg className={styles.score} viewBox={`0 0 ${text.length * 26.4 + 2} 48`} role="img">
      <title>{`Rated ${text} of 10`}</title>
      <text x="0" y="40" fill={scoreColour(colour)}>
        {text}
      </text>
    </svg>
  )
}
