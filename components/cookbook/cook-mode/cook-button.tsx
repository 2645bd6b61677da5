'use client'

import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import { useScale } from '@/components/cookbook/scale/scale-context'
import type { CookedRecipe, CookMode } from './cook-mode'
import { useCookSession } from './use-cook-session'
import styles from './cook-button.module.css'

const loadMode = async () => (await import('./cook-mode')).CookMode

/** Opens the cook mode, and opens it again where a reload has closed it. */
export function CookButton({ recipe }: { recipe: CookedRecipe }) {
  const mode = useLazy<Parameters<typeof CookMode>[0]>(loadMode)
  const { factor } = useScale()
  const { session, update } = useCookSession(recipe._id, recipe.instructions.length)
  const load = useEffectEvent(() => void mode.open())
  const { Loaded } = mode

  useEffect(() => {
    if (session.isOpen) load()
  }, [session.isOpen])

  return (
    <>
      <div className={styles.open}>
        <Button busy={mode.isLoading} onClick={() => update({ ...session, isOpen: true })}>
          Cook step by step
        </Button>
      </div>
      {session.isOpen && Loaded && (
        <Loaded recipe={recipe} factor={factor} session={session} update={update} />
      )}
    </>
  )
}
