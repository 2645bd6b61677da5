import { Link } from '@/components/ui/link'
import { Fragment } from 'react'
import type { Source } from '@/lib/assistant/schema'
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

type Part = { text: string; href?: string }

export function linkSources(
  content: string,
  sources: readonly Source[],
): { parts: Part[]; unnamed: Source[] } {
  const ownSources = sources.filter(({ href }) => /^\/(?![/\\])/.test(href))
  const found: { start: number; end: number; href: string }[] = []
  const unnamed: Source[] = []
  // A longer title may contain a shorter one.
  for (const source of ownSources.toSorted((a, b) => b.title.length - a.title.length)) {
    const mention = mentionOf(source, content, found)
    if (mention) found.push(mention)
    else unnamed.push(source)
  }
  const parts: Part[] = []
  let at = 0
  for (const { start, end, href } of found.sort((a, b) => a.start - b.start)) {
    if (start > at) parts.push({ text: content.slice(at, start) })
    parts.push({ text: content.slice(start, end), href })
    at = end
  }
  if (at < content.length) parts.push({ text: content.slice(at) })
  return { parts, unnamed: ownSources.filter((source) => unnamed.includes(source)) }
}

type TextRange = { start: number; end: number }

function mentionOf({ title, href }: Source, content: string, mentions: readonly TextRange[]) {
  if (title === '') return null
  for (let start = content.indexOf(title); start >= 0; start = content.indexOf(title, start + 1)) {
    const end = start + title.length
    if (mentions.every((other) => end <= other.start || start >= other.end)) {
      return { start, end, href }
    }
  }
  return null
}
