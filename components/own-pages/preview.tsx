import { useEffect, useId, useState } from 'react'
import { Markdown } from '@/components/ui/markdown'
import type { MarkdownNode } from '@/lib/markdown/schema'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { pageCalls } from './calls'
import styles from './preview.module.css'

/** The server reads the text once nobody has typed for this long. */
const PAUSE_MS = 400

type PreviewProps = {
  pageId: string
  text: string
  first: { text: string; nodes: readonly MarkdownNode[] }
  className?: string | undefined
}

export function Preview({ pageId, text, first, className = '' }: PreviewProps) {
  const id = useId()
  const { nodes, isCurrent, hasFailed } = usePreview(pageId, text, first)
  return (
    <section className={`${styles.preview} ${className}`} aria-labelledby={id}>
      <h2 id={id} className={`${styles.title} type-small`}>
        Preview
      </h2>
      <p role="status" className={`${styles.state} type-small muted`}>
        {hasFailed ? OWN_PAGE_TEXTS.previewFailed : !isCurrent && 'Reading the text …'}
      </p>
      {nodes.length > 0 ? (
        <Markdown nodes={nodes} />
      ) : (
        <p className="muted">What you write appears here.</p>
      )}
    </section>
  )
}

function usePreview(pageId: string, text: string, first: PreviewProps['first']) {
  const [shown, setShown] = useState({ ...first, hasFailed: false })
  const isCurrent = shown.text === text

  useEffect(() => {
    if (isCurrent) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      pageCalls.readPreview(pageId, text, control.signal).then(
        ({ nodes }) => setShown({ text, nodes, hasFailed: false }),
        () => {
          // The last one stays, and the next letter tries again.
          if (!control.signal.aborted) setShown((last) => ({ ...last, text, hasFailed: true }))
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [pageId, text, isCurrent])

  return { ...shown, isCurrent }
}
