import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useMoment } from '@/components/page/moment'
import { Spinner } from '@/components/ui/spinner'
import { CHAT_TEXTS } from '@/lib/chat/catalogue'
import { AnswerLine, QuestionLine } from './chat-line'
import type { ChatState } from './chat-state'
import styles from './chat.module.css'
import type { ChatActions } from './use-chat-actions'

type ChatLogProps = {
  bot: string
  chat: ChatState
  actions: ChatActions | undefined
  children?: ReactNode
}

export function ChatLog({ bot, chat, actions, children }: ChatLogProps) {
  const { messages, loading, pending, offensive } = chat
  const log = useRef<HTMLDivElement>(null)
  const answered = new Set(messages.flatMap(({ id, role }) => (role === 'assistant' ? [id] : [])))
  const isWriting = pending !== null && answered.has(pending)

  useLayoutEffect(() => {
    const { current } = log
    // The foot of a reversed column.
    if (current) current.scrollTop = 0
  }, [messages, pending, offensive])

  return (
    <div
      ref={log}
      role="log"
      aria-label="Messages"
      // Whole sentences are added, and read out once the answer is complete.
      aria-busy={isWriting || undefined}
      tabIndex={0}
      className={styles.log}
    >
      <div className={styles.lines}>
        {messages.length === 0 && !loading && (
          <div className={styles.start}>
            <p className="muted">{CHAT_TEXTS.empty}</p>
            {children}
          </div>
        )}
        {messages.map((line, i) => (
          <Fragment key={`${line.role}-${line.id}`}>
            <DayLine at={line.dateSent} before={messages[i - 1]?.dateSent} />
            {line.role === 'assistant' ? (
              <AnswerLine
                bot={bot}
                line={line}
                isWriting={line.id === pending}
                report={actions?.report}
              />
            ) : (
              <QuestionLine
                line={line}
                askAgain={actions?.askAgain}
                canRetry={!answered.has(line.id) && pending === null && !loading}
              />
            )}
          </Fragment>
        ))}
        {offensive && <OffensivePicture />}
        {pending !== null && !isWriting && (
          <p className={`${styles.typing} type-control muted`}>
            {CHAT_TEXTS.typing} <Spinner label={CHAT_TEXTS.typing} />
          </p>
        )}
      </div>
    </div>
  )
}

/** Above the first message of a day, in the reader's zone. */
function DayLine({ at, before }: { at: string; before: string | undefined }) {
  const [day = ''] = useMoment(at).split(',')
  const [last] = useMoment(before ?? at).split(',')
  if (before !== undefined && day === last) return null
  return <p className={`${styles.day} type-small muted`}>{day}</p>
}

function OffensivePicture() {
  return (
    <svg
      className={styles.offensive}
      viewBox="0 0 240 200"
      role="img"
      aria-label="An easel with its picture turned away: the message was offensive"
    >
      <path
        className={styles.wood}
        d="M120 10v16M84 26 52 190M156 26l32 164M120 150v36M66 128h108"
      />
      <rect className={styles.canvas} x="62" y="34" width="116" height="88" />
      <path
        className={styles.stretcher}
        d="M62 34l12 12h92l12-12M62 122l12-12h92l12 12M74 46v64h92V46M120 46v64"
      />
      <path
        className={styles.nails}
        d="M66 52v0M66 78v0M66 104v0M174 52v0M174 78v0M174 104v0M92 38v0M148 38v0M92 118v0M148 118v0"
      />
      <path className={styles.wire} d="M74 64q46 26 92 0" />
    </svg>
  )
}
