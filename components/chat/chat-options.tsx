'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { clearChat, download, keepChat } from './chat-actions'
import styles from './chat.module.css'

type ChatOptionsProps = { canKeep: boolean; showsAll: boolean; hasLines: boolean }

export function ChatOptions({ canKeep, showsAll, hasLines }: ChatOptionsProps) {
  const [asksToClear, setAsksToClear] = useState(false)
  return (
    <div className={styles.options}>
      {canKeep && (
        <>
          <span className="type-small">You chatted before you logged in.</span>
          <Button variant="quiet" onClick={() => void keepChat()}>
            keep this chat
          </Button>
        </>
      )}
      {showsAll && (
        <>
          <Button variant="quiet" onClick={() => void download('txt')}>
            save as text
          </Button>
          <Button variant="quiet" onClick={() => void download('json')}>
            save as JSON
          </Button>
          <Button variant="quiet" disabled={!hasLines} onClick={() => setAsksToClear(true)}>
            clear
          </Button>
        </>
      )}
      {asksToClear && (
        <ConfirmDialog
          title="Clear this chat?"
          confirm="clear"
          cancel="Keep it"
          onConfirm={() => clearChat()}
          onClose={() => setAsksToClear(false)}
        >
          All messages are deleted, here and on the server. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  )
}
