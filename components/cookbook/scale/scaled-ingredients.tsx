'use client'

import { useEffect, useEffectEvent } from 'react'
import { IngredientList } from '@/components/cookbook/detail/ingredient-list'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import { useScale } from './scale-context'
import type { ScalePanel } from './scale-panel'
import styles from './scaled-ingredients.module.css'

type ScaledIngredientsProps = {
  ingredients: readonly { name: string; quantity: string }[]
  /** Null where the recipe does not say. */
  servings: number | null
}

const loadPanel = async () => (await import('./scale-panel')).ScalePanel

export function ScaledIngredients({ ingredients, servings }: ScaledIngredientsProps) {
  const panel = useLazy<Parameters<typeof ScalePanel>[0]>(loadPanel)
  const { factor } = useScale()
  const { Loaded } = panel
  const open = useEffectEvent(() => void panel.open())

  // The cook mode may scale too.
  useEffect(() => {
    if (factor !== 1) open()
  }, [factor])

  if (Loaded) return <Loaded ingredients={ingredients} servings={servings} />
  return (
    <>
      <div className={styles.open}>
        <Button variant="quiet" busy={panel.isLoading} onClick={() => void panel.open()}>
          Scale the amounts
        </Button>
      </div>
      <IngredientList ingredients={ingredients} />
    </>
  )
}
