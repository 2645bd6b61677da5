'use client'

import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import type { CookedRecipe, CookMode } from './cook-mode'
import { useCookSession } from './use-cook-session'
import styles from './cook-button.module.css'

const loadMode = async () => (await import('./cook-mode')).CookMode

/** Opens the cook mode, by `?room=CODE` in a room, and again where a reload has closed it. */
export function CookButton({ recipe }: { recipe: CookedRecipe }) {
  const mode = useLazy<Parameters<typeof CookMode>[0]>(loadMode)
  const { session, update } = useCookSession(recipe._id, recipe.instructions.length)
  const load = useEffectEvent(() => void mode.open())
  const { Loaded } = mode
  const isUsed = session.isOpen || session.room !== null

  useEffect(() => {
    if (isUsed) load()
  }, [isUsed])

  const join = useEffectEvent((room: string) => update({ ...session, isOpen: true, room }))
  useEffect(() => {
    const room = new URLSearchParams(location.search).get('room')
    if (!room) return
    // Else a reload would open it again.
    history.replaceState(null, '', location.pathname)
    join(room.toUpperCase())
  }, [])

  return (
    <>
      <div className={styles.open}>
        <Button busy={mode.isLoading} onClick={() => update({ ...session, isOpen: true })}>
          Cook step by step
        </Button>
      </div>
      {isUsed && Loaded && <Loaded recipe={recipe} session={session} update={update} />}
    </>
  )
}
