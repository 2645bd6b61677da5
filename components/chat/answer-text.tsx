import { Link } from '@/components/ui/link'
import { Fragment } from 'react'
import type { Source } from '@/lib/assistant/schema'
import { linkSources } from './link-sources'
import styles from './chat.module.css'

type AnswerTextProps = {
  content: string
  sentences?: readonly string[] | undefined
  sources?: readonly Source[] | undefined
}

/** Plain text; only the titles of its sources become links (G-11). */
export function AnswerText({ content, sentences, sources = [] }: AnswerTextProps) {
  if (sentences) {
    return (
      <p className={styles.text}>
        {sentences.map((sentence, i) => (
          <span key={i}>{sentence}</span>
        ))}
      </p>
    )
  }
  const { parts, unnamed } = linkSources(content, sources)
  return (
    <>
      <p className={styles.text}>
        {parts.map(({ text, href }, i) =>
          href === undefined ? (
            <Fragment key={i}>{text}</Fragment>
          ) : (
            <Link key={i} href={href}>
              {text}
            </Link>
          ),
        )}
      </p>
      {unnamed.length > 0 && (
        <ul className={styles.sources} aria-label="Sources">
          {unnamed.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
