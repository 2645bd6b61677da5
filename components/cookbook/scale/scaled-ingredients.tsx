'use client'

import { useState } from 'react'
import { IngredientList } from '@/components/cookbook/detail/ingredient-list'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import { useScale } from './scale-context'
import type { ScalePanel } from './scale-panel'
import styles from './scaled-ingredients.module.css'

type Ingredient = { name: string; quantity: string; note?: string }

type ScaledIngredientsProps = {
  ingredients: readonly Ingredient[]
  /** Null where the recipe does not say. */
  servings: number | null
}

const loadPanel = async () => (await import('./scale-panel')).ScalePanel

export function ScaledIngredients({ ingredients, servings }: ScaledIngredientsProps) {
  const panel = useLazy<Parameters<typeof ScalePanel>[0]>(loadPanel)
  const { setFactor } = useScale()
  const [scaled, setScaled] = useState<readonly Ingredient[] | null>(null)
  const { Loaded } = panel
  return (
    <>
      {Loaded ? (
        <Loaded
          ingredients={ingredients}
          servings={servings}
          onScale={(factor, list) => {
            setFactor(factor)
            setScaled(list)
          }}
        />
      ) : (
        <div className={styles.open}>
          <Button variant="quiet" busy={panel.isLoading} onClick={() => void panel.open()}>
            Scale the amounts
          </Button>
        </div>
      )}
      <IngredientList ingredients={scaled ?? ingredients} />
    </>
  )
}
