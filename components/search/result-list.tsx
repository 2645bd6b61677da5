import { Link } from '@/components/ui/link'
import type { SearchResult, TextPart } from '@/lib/search/schema'
import styles from './result-list.module.css'

/** A fact in a list needs no verb. */
const LEADING_VERB = /^(is|was|has|takes|costs) /

export function ResultList({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className={styles.list}>
      {results.map((result) => (
        <Result key={`${result.href} ${result.title}`} result={result} />
      ))}
    </ul>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { href, titleParts, excerpt, facts, colours } = result
  return (
    <li className={styles.result}>
      <h3 dir="auto" className={styles.title}>
        <Link href={href}>
          <Marked parts={titleParts} />
        </Link>
      </h3>
      {colours.length > 0 && <Colours colours={colours} />}
      {excerpt.length > 0 && (
        <p dir="auto" className={styles.text}>
          <Marked parts={excerpt} />
        </p>
      )}
      {facts.length > 0 && (
        <p className="type-small muted">
          {facts.map((fact) => fact.replace(LEADING_VERB, '')).join(' · ')}
        </p>
      )}
    </li>
  )
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, i) =>
    isMarked ? (
      <mark key={i} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

function Colours({ colours }: { colours: readonly string[] }) {
  const width = 100 / colours.length
  return (
    <svg className={styles.colours} aria-hidden="true">
      {colours.map((colour, i) => (
        <rect key={i} x={`${i * width}%`} width={`${width}%`} height="100%" fill={colour} />
      ))}
    </svg>
  )
}
