import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import styles from './chat.module.css'
import type { ChatActions } from './use-chat-actions'

const loadDialog = async () => (await import('@/components/ui/form/confirm-dialog')).ConfirmDialog

type ChatOptionsProps = {
  actions: ChatActions
  canKeep: boolean
  showsAll: boolean
  hasLines: boolean
}

export function ChatOptions({ actions, canKeep, showsAll, hasLines }: ChatOptionsProps) {
  const { keep, download, clear } = actions
  const { Loaded: ConfirmDialog, open } = useLazy(loadDialog)
  const [asksToClear, setAsksToClear] = useState(false)

  async function askToClear(): Promise<void> {
    if (await open()) setAsksToClear(true)
  }

  return (
    <div className={styles.options}>
      {canKeep && (
        <>
          <span className="type-small">You chatted before you logged in.</span>
          <Button variant="quiet" onClick={() => void keep()}>
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
          <Button variant="quiet" disabled={!hasLines} onClick={() => void askToClear()}>
            clear
          </Button>
        </>
      )}
      {asksToClear && ConfirmDialog && (
        <ConfirmDialog
          title="Clear this chat?"
          confirm="clear"
          cancel="Keep it"
          onConfirm={clear}
          onClose={() => setAsksToClear(false)}
        >
          All messages are deleted, here and on the server. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  )
}
