import { COFFEE_TEXTS, inWords, scoreText } from '@/lib/coffee/catalogue'
import score from './score.module.css'
import bars from './stats.module.css'

/** An SVG, because its colour is of the entry and the page allows no inline score. */
export function Score({ rating, colour }: { rating: number; colour: string }) {
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
          <span>{inWords(name)}</span>
          <svg className={bars.track} height="8" aria-hidden="true">
            <rect width={`${value * 10}%`} height="8" fill={barColour(value)} />
          </svg>
          <b>{value.toFixed(1)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Luminance of `--paper`, light and dark. */
const LIGHT_PAPER = 0.9023
const DARK_PAPER = 0.0069

/** The colour suits large text: 3:1 on light paper, 4.5:1 on dark, in the hue of the rating. */
export function scoreColour(hex: string): string {
  const linear = [1, 3, 5].map((i) => toLinear(parseInt(hex.slice(i, i + 2), 16)))
  const [r = 0, g = 0, b = 0] = linear
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
  const max = (LIGHT_PAPER + 0.05) / 3.02 - 0.05
  const min = (DARK_PAPER + 0.05) * 4.52 - 0.05
  const light = scaled(linear, Math.min(1, max / luminance))
  const dark = scaled(linear, Math.max(1, min / luminance))
  return `light-dark(${light},${dark})`
}

/** The same ramp as the server's, mixed by the browser. */
function barColour(value: number): string {
  return value < 5
    ? `color-mix(in oklch,#e7b726 ${Math.round(value * 20)}%,#d03830)`
    : `color-mix(in oklch,#2e9848 ${Math.round(value * 20 - 100)}%,#e7b726)`
}

function toLinear(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function scaled(linear: readonly number[], factor: number): string {
  return `#${linear
    .map((value) => {
      const part = Math.min(1, value * factor)
      const byte = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
      return Math.round(byte * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}
