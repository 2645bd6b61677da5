'use client'

import { type KeyboardEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { newKey } from '@/components/ui/form/new-key'
import { RowInput } from '@/components/ui/form/row-input'
import { CrossIcon } from '@/components/ui/icons'
import { pressedKey } from '@/components/ui/pressed-key'
import { Reorder } from '@/components/ui/reorder/reorder'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { isBlank } from '@/lib/config/blank'
import type { IngredientRow, RecipeValues } from './recipe-values'
import styles from '@/components/ui/form/rows.module.css'

type Part = Pick<RecipeValues, 'ingredients' | 'newIngredient'>

type IngredientRowsProps = Part & {
  onChange: (part: Partial<Part>) => void
  onRefuse: (text: string) => void
}

export function IngredientRows(props: IngredientRowsProps) {
  const { ingredients, newIngredient, onChange, onRefuse } = props
  const group = useRef<HTMLFieldSetElement>(null)

  function edit(key: string, part: Partial<IngredientRow>) {
    onChange({
      ingredients: ingredients.map((row) => (row.key === key ? { ...row, ...part } : row)),
    })
  }

  function focusNew() {
    group.current?.querySelector<HTMLInputElement>('[name=ingredients]')?.focus()
  }

  function remove(key: string) {
    onChange({ ingredients: ingredients.filter((row) => row.key !== key) })
    focusNew()
  }

  function add() {
    const { name, quantity } = newIngredient
    if (isBlank(name) || isBlank(quantity)) return onRefuse(COOKBOOK_TEXTS.ingredientMissing)
    onChange({
      ingredients: [...ingredients, { key: newKey(), name, quantity }],
      newIngredient: { name: '', quantity: '' },
    })
    focusNew()
  }

  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={`${styles.legend} type-small`}>Ingredients</legend>
      {ingredients.length > 0 && (
        <Reorder
          label="Ingredients in their order"
          items={ingredients}
          keyOf={({ key }) => key}
          stacks
          nameOf={({ name }) => name || 'ingredient'}
          onMove={(moved) => onChange({ ingredients: moved })}
        >
          {({ key, name, quantity }) => {
            const index = ingredients.findIndex((row) => row.key === key)
            return (
              <div className={styles.row}>
                <div className={styles.pair}>
                  <RowInput
                    label={`Ingredient ${index + 1}`}
                    name={`ingredients.${index}.name`}
                    value={name}
                    maxLength={RECIPE_LIMITS.ingredient}
                    onChange={({ target }) => edit(key, { name: target.value })}
                    onKeyDown={stayInForm}
                  />
                  <RowInput
                    label={`Quantity of ingredient ${index + 1}`}
                    name={`ingredients.${index}.quantity`}
                    value={quantity}
                    maxLength={RECIPE_LIMITS.quantity}
                    onChange={({ target }) => edit(key, { quantity: target.value })}
                    onKeyDown={stayInForm}
                  />
                </div>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove ${name || 'ingredient'}`}
                  onClick={() => remove(key)}
                >
                  <CrossIcon />
                </button>
              </div>
            )
          }}
        </Reorder>
      )}
      {ingredients.length < RECIPE_LIMITS.ingredients && (
        <div onKeyDown={(event) => isEnter(event) && add()}>
          <div className={styles.pair}>
            <RowInput
              label="New ingredient"
              name="ingredients"
              placeholder="ingredient"
              autoComplete="off"
              value={newIngredient.name}
              maxLength={RECIPE_LIMITS.ingredient}
              onChange={({ target }) =>
                onChange({ newIngredient: { ...newIngredient, name: target.value } })
              }
            />
            <RowInput
              label="Its quantity"
              placeholder="quantity"
              autoComplete="off"
              value={newIngredient.quantity}
              maxLength={RECIPE_LIMITS.quantity}
              onChange={({ target }) =>
                onChange({ newIngredient: { ...newIngredient, quantity: target.value } })
              }
            />
          </div>
          <div className={styles.add}>
            <Button onClick={add}>Add ingredient</Button>
          </div>
        </div>
      )}
    </fieldset>
  )
}

/** True for Enter in a field, which then does not send the form. */
function isEnter(event: KeyboardEvent): boolean {
  if (pressedKey(event) !== 'Enter' || !(event.target instanceof HTMLInputElement)) return false
  event.preventDefault()
  return true
}

function stayInForm(event: KeyboardEvent) {
  isEnter(event)
}
