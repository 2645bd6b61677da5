'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import { factorFor, scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'
import { kitchenNumber } from '@/lib/cookbook/scale/show-number'
import styles from './scale-panel.module.css'

type Ingredient = { name: string; quantity: string; note?: string }

type ScalePanelProps = {
  ingredients: readonly Ingredient[]
  servings: number | null
  onScale: (factor: number, ingredients: readonly Ingredient[]) => void
}

const NOT_SCALED = 'not scaled'
const LARGEST = 100

export function ScalePanel({ ingredients, servings, onScale }: ScalePanelProps) {
  const base = servings ?? 1
  const [wanted, setWanted] = useState(String(base))
  const [which, setWhich] = useState('')
  const [have, setHave] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [factor, setFactor] = useState(1)

  function scale(next: number) {
    setFactor(next)
    onScale(
      next,
      ingredients.map((ingredient) => scaled(ingredient, next)),
    )
  }

  function scaleByServings(text: string) {
    setWanted(text)
    setHave('')
    setRefusal(undefined)
    const number = Number(text.replace(',', '.'))
    const isUsable = number > 0 && number <= LARGEST * base
    setWrong(isUsable ? undefined : 'Please enter a number above 0.')
    if (isUsable) scale(number / base)
  }

  function scaleByIngredient(index: string, text: string) {
    setWhich(index)
    setHave(text)
    const ingredient = ingredients[Number(index)]
    if (!ingredient || index === '' || text.trim() === '') return setRefusal(undefined)
    const found = factorFor(ingredient.quantity, text)
    const isUsable = found !== null && found <= LARGEST
    setRefusal(isUsable ? undefined : `Please enter an amount like ${ingredient.quantity}.`)
    if (!isUsable) return
    setWanted(kitchenNumber(found * base))
    setWrong(undefined)
    scale(found)
  }

  function reset() {
    setWanted(String(base))
    setHave('')
    setRefusal(undefined)
    setWrong(undefined)
    scale(1)
  }

  const choices = ingredients.flatMap(({ name, quantity }, index) =>
    parseQuantity(quantity) === null ? [] : [{ value: String(index), label: name }],
  )
  const left = ingredients.filter(
    ({ quantity }) => quantity !== AS_NEEDED && parseQuantity(quantity) === null,
  )
  return (
    <div className={styles.panel} role="group" aria-label="Scale the amounts">
      <div className={styles.servings}>
        <Field
          label={servings === null ? 'Times' : 'Servings'}
          inputMode="decimal"
          value={wanted}
          error={wrong}
          onChange={({ target }) => scaleByServings(target.value)}
        />
        <Button
          aria-label="Less"
          onClick={() => scaleByServings(String(Math.max(1, Math.ceil(factor * base) - 1)))}
        >
          −
        </Button>
        <Button
          aria-label="More"
          onClick={() => scaleByServings(String(Math.floor(factor * base) + 1))}
        >
          +
        </Button>
      </div>
      <SelectField
        label="or by what you have"
        value={which}
        options={[{ value: '', label: 'choose an ingredient' }, ...choices]}
        onChange={({ target }) => scaleByIngredient(target.value, have)}
      />
      <Field
        label="You have"
        placeholder={ingredients[Number(which || -1)]?.quantity ?? '140 g'}
        value={have}
        error={refusal}
        disabled={which === ''}
        onChange={({ target }) => scaleByIngredient(which, target.value)}
      />
      <p role="status" className={`${styles.said} type-small muted`}>
        {factor === 1 ? 'As the recipe has it.' : `Times ${timesText(factor)}.`}
        {factor !== 1 &&
          left.length > 0 &&
          ` Not scaled: ${left.map(({ name }) => name).join(', ')}.`}
      </p>
      {factor !== 1 && (
        <Button variant="quiet" onClick={reset}>
          As in the recipe
        </Button>
      )}
    </div>
  )
}

function scaled({ name, quantity }: Ingredient, factor: number): Ingredient {
  const { text, isScaled } = scaleQuantity(quantity, factor)
  const isLeft = !isScaled && factor !== 1 && quantity !== AS_NEEDED
  return { name, quantity: text, ...(isLeft && { note: NOT_SCALED }) }
}

function timesText(factor: number): string {
  return String(Number(factor.toFixed(2)))
}
