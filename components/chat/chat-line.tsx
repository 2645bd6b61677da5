import { useMoment } from '@/components/page/moment'
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
  const time = useMoment(line.dateSent, 'time')
  return (
    <div className={styles.question}>
      <div className={styles.own}>
        <span className="visually-hidden">You, {time}: </span>
        <p dir="auto">{line.content}</p>
      </div>
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
  const { id, dateSent, source, isReported } = line
  const time = useMoment(dateSent, 'time')
  return (
    <div className={styles.answer}>
      <p className={`${styles.by} type-small muted`}>
        <span>
          {bot} {time}
          {source && ', answered by the site itself'}
        </span>
        {!isWriting &&
          (isReported ? (
            <span>reported</span>
          ) : (
            <button
              type="button"
              className={styles.report}
              aria-label={`Report the answer of ${time}`}
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
