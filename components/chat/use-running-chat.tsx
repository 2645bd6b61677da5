import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLazy } from '@/components/ui/use-lazy'
import { isBlank } from '@/lib/config/blank'
import type { RunningChat } from './chat-engine'
import type { ChatState, ChatOwner } from './chat-state'
import { restoreDraft, setDraft } from './draft'
import { hasHistory } from './stored-token'

const loadEngine = async () => (await import('./chat-engine')).ChatEngine

const EMPTY: ChatState = { messages: [], offensive: false, loading: false, pending: null }

const watchNothing = () => () => {}

/** Most visitors only look: the queries are loaded for a history, a question or `isWanted`. */
export function useRunningChat(owner: ChatOwner, isWanted: boolean) {
  const { Loaded: Engine, open } = useLazy(loadEngine)
  const [running, setRunning] = useState<RunningChat | null>(null)
  const question = useRef<string | null>(null)
  const hasStarted = useSyncExternalStore(
    watchNothing,
    () => hasHistory(owner),
    () => true,
  )

  useEffect(() => {
    if (isWanted || hasHistory(owner)) void open()
  }, [owner, isWanted, open])

  const onChange = useCallback((next: RunningChat) => {
    setRunning(next)
    const text = question.current
    if (text === null || next.chat.loading) return
    question.current = null
    next.actions.ask(text)
  }, [])

  /** The history comes first, as its token makes the repeat of a question harmless (G-89). */
  async function ask(text: string): Promise<void> {
    if (running && !running.chat.loading) {
      if (running.actions.ask(text)) setDraft(owner, '')
      return
    }
    if (isBlank(text) || question.current !== null) return
    question.current = text
    setDraft(owner, '')
    if (await open()) return
    question.current = null
    restoreDraft(owner, text)
  }

  return {
    chat: running?.chat ?? { ...EMPTY, loading: hasStarted },
    actions: running?.actions,
    ask,
    engine: Engine && <Engine owner={owner} onChange={onChange} />,
  }
}
