import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'
import styles from './keep-cookbook.module.css'

type CopyState = {
  done?: number
  total?: number
  recipes?: number
  asOf?: string
  isOver?: boolean
  hasFailed?: boolean
}

/** Stays away where the browser has no worker. */
export function KeepCookbook() {
  const [state, setState] = useState<CopyState | null>(null)

  useEffect(() => void tellWorker('state', setState), [])

  function keep() {
    setState({})
    // Without it, the browser may drop the copies where space is short.
    void navigator.storage.persist()
    void tellWorker('keep all', setState)
  }

  if (!state) return null
  return (
    <div className={styles.keep}>
      <Button busy={!state.isOver} onClick={keep}>
        Keep the cookbook on this device
      </Button>
      {state.isOver && state.recipes !== 0 && (
        <Button onClick={() => void tellWorker('drop', setState)}>Remove the copies</Button>
      )}
      <p role="status" className="type-small muted">
        {textOf(state)}
      </p>
    </div>
  )
}

function textOf({ isOver, hasFailed, done = 0, total, recipes = 0, asOf }: CopyState): string {
  if (!isOver) return total === undefined ? 'Keeping…' : `Keeping ${done} of ${total}…`
  const readable =
    recipes > 0 ? `${counted(recipes, 'recipe')} can be read offline, as of ${asOf}.` : ''
  return hasFailed ? `Not all could be loaded. Please try again. ${readable}` : readable
}

async function tellWorker(message: string, hear: (state: CopyState) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<CopyState>) => hear(data)
  active?.postMessage(message, [port2])
}
