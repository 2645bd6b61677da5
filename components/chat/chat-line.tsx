'use client'

import { Button } from '@/components/ui/button'
import { AnswerText } from './answer-text'
import type { ChatLine } from './chat-state'
import styles from './chat.module.css'
import type { ChatActions } from './use-chat-actions'

type QuestionLineProps = {
  line: ChatLine
  canRetry: boolean
  askAgain: ChatActions['askAgain'] | undefined
}

export function QuestionLine({ line, canRetry, askAgain }: QuestionLineProps) {
  return (
    <div className={styles.question}>
      <p className={styles.own}>
        <span className="visually-hidden">You, {line.timeSent}: </span>
        {line.content}
      </p>
      {canRetry && (
        <p className={styles.failed}>
          No answer yet.{' '}
          <Button variant="quiet" onClick={() => askAgain?.(line)}>
            Retry
          </Button>
        </p>
      )}
    </div>
  )
}

type AnswerLineProps = {
  bot: string
  line: ChatLine
  isWriting: boolean
  report: ChatActions['report'] | undefined
}

export function AnswerLine({ bot, line, isWriting, report }: AnswerLineProps) {
  const { id, timeSent, source, isReported } = line
  return (
    <div className={styles.answer}>
      <p className={`${styles.by} type-small muted`}>
        <span>
          {bot} {timeSent}
          {source && ', answered by the site itself'}
        </span>
        {!isWriting &&
          (isReported ? (
            <span>reported</span>
          ) : (
            <button
              type="button"
              className={styles.report}
              aria-label={`Report the answer of ${timeSent}`}
              onClick={() => void report?.(id)}
            >
              report
            </button>
          ))}
      </p>
      <AnswerText {...line} />
    </div>
  )
}
