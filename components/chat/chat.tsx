'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { icon } from '@/components/ui/icon'
import { CHAT_TEXTS, chatsAs } from '@/lib/chat/catalogue'
import { ChatForm } from './chat-form'
import { ChatLog } from './chat-log'
import { ChatOptions } from './chat-options'
import type { ChatParties } from './chat-state'
import styles from './chat.module.css'
import { hasChatToKeep } from './stored-token'
import { useRunningChat } from './use-running-chat'

const MoreIcon = icon(<path strokeWidth="2.5" d="M5 12v0m7 0v0m7 0v0" />)

type ChatProps = ChatParties & {
  takesFocus?: boolean
  isPage?: boolean
  examples?: readonly string[]
  closing?: ReactNode
}

export function Chat(props: ChatProps) {
  const { bot, owner, username, takesFocus, isPage = false, examples = [], closing } = props
  const [showsOptions, setShowsOptions] = useState(false)
  const { chat, actions, ask, engine } = useRunningChat(owner, showsOptions)
  const Title = isPage ? 'h1' : 'h2'
  const canKeep = owner !== null && !chat.loading && hasChatToKeep()
  return (
    <>
      <div className={styles.head}>
        <div className={styles.names}>
          <Title className={isPage ? styles.pageTitle : styles.title}>{bot}, the studio bot</Title>
          <p className="type-small muted">{chatsAs(username)}</p>
        </div>
        <button
          type="button"
          className={styles.more}
          aria-label="Options"
          aria-expanded={showsOptions}
          onClick={() => setShowsOptions(!showsOptions)}
        >
          <MoreIcon />
        </button>
        {closing}
      </div>
      {actions && (showsOptions || canKeep) && (
        <ChatOptions
          actions={actions}
          canKeep={canKeep}
          showsAll={showsOptions}
          hasLines={chat.messages.length > 0}
        />
      )}
      <p className={`${styles.disclosure} type-small muted`}>
        {CHAT_TEXTS.disclosure} {CHAT_TEXTS.scope}
      </p>
      <ChatLog bot={bot} chat={chat} actions={actions}>
        {examples.map((question) => (
          <Button key={question} variant="quiet" onClick={() => void ask(question)}>
            {question}
          </Button>
        ))}
      </ChatLog>
      <ChatForm
        owner={owner}
        ask={(text) => void ask(text)}
        isPending={chat.pending !== null}
        takesFocus={takesFocus}
      />
      {engine}
    </>
  )
}
