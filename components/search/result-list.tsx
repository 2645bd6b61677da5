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
  const { href, titleParts, excerpt, facts, colours, picture, passage } = result
  return (
    <li className={`${styles.result} ${picture ? styles.pictured : ''}`}>
      {picture && (
        <img
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <h3 dir="auto" className={styles.title}>
        <Link href={passage === null ? href : atPassage(href, passage)}>
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

/** Browsers scroll to the words and mark them; others open the page. */
function atPassage(href: string, passage: string): string {
  const text = encodeURIComponent(passage).replaceAll('-', '%2D')
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${text}`
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
