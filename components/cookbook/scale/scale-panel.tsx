import { useState } from 'react'
import { IngredientList } from '@/components/cookbook/detail/ingredient-list'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import { factorFor, scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'
import { kitchenNumber } from '@/lib/cookbook/scale/show-number'
import { useScale } from './scale-context'
import styles from './scale-panel.module.css'
import { LARGEST_FACTOR, ServingsButtons } from './servings-buttons'

type Ingredient = { name: string; quantity: string }

type ScalePanelProps = { ingredients: readonly Ingredient[]; servings: number | null }

const NOT_SCALED = 'not scaled'

/** The panel with the scaled ingredients below; the factor may change elsewhere too. */
export function ScalePanel({ ingredients, servings }: ScalePanelProps) {
  const base = servings ?? 1
  const { factor, setFactor } = useScale()
  /** Null where the factor was not typed. */
  const [typed, setTyped] = useState<{ factor: number; text: string | null }>({
    factor,
    text: null,
  })
  const [which, setWhich] = useState('')
  const [have, setHave] = useState({ factor, text: '' })
  const measured = ingredients[Number(which || -1)]
  const isRefused = have.text.trim() !== '' && measured && !factorOf(measured, have.text)
  const isWrong = typed.text !== null && !isUsable(typed.text, base)

  if (typed.factor !== factor) setTyped({ factor, text: null })
  if (have.factor !== factor) setHave({ factor, text: '' })

  function scaleByServings(text: string) {
    const next = (isUsable(text, base) && numberOf(text) / base) || factor
    setTyped({ factor: next, text })
    setFactor(next)
  }

  function scaleByIngredient(index: string, text: string) {
    const ingredient = ingredients[Number(index || -1)]
    const next = (ingredient && text.trim() !== '' && factorOf(ingredient, text)) || factor
    setWhich(index)
    setHave({ factor: next, text })
    setFactor(next)
  }

  const choices = ingredients.flatMap(({ name, quantity }, index) =>
    parseQuantity(quantity) === null ? [] : [{ value: String(index), label: name }],
  )
  const left = ingredients.filter(
    ({ quantity }) => quantity !== AS_NEEDED && parseQuantity(quantity) === null,
  )
  return (
    <>
      <div className={styles.panel} role="group" aria-label="Scale the amounts">
        <div className={styles.servings}>
          <Field
            label={servings === null ? 'Times' : 'Servings'}
            inputMode="decimal"
            value={typed.text ?? kitchenNumber(factor * base)}
            error={isWrong ? 'Please enter a number above 0.' : undefined}
            onChange={({ target }) => scaleByServings(target.value)}
          />
          <ServingsButtons servings={servings} />
        </div>
        <SelectField
          label="or by what you have"
          value={which}
          options={[{ value: '', label: 'choose an ingredient' }, ...choices]}
          onChange={({ target }) => scaleByIngredient(target.value, have.text)}
        />
        <Field
          label="You have"
          placeholder={measured?.quantity ?? '140 g'}
          value={have.text}
          error={isRefused ? `Please enter an amount like ${measured.quantity}.` : undefined}
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
          <Button variant="quiet" onClick={() => setFactor(1)}>
            As in the recipe
          </Button>
        )}
      </div>
      <IngredientList ingredients={ingredients.map((ingredient) => scaled(ingredient, factor))} />
    </>
  )
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}

function isUsable(text: string, base: number): boolean {
  return numberOf(text) > 0 && numberOf(text) <= LARGEST_FACTOR * base
}

/** Null for an amount that cannot be used. */
function factorOf({ quantity }: Ingredient, have: string): number | null {
  const found = factorFor(quantity, have)
  return found !== null && found <= LARGEST_FACTOR ? found : null
}

function scaled({ name, quantity }: Ingredient, factor: number) {
  const { text, isScaled } = scaleQuantity(quantity, factor)
  const isLeft = !isScaled && factor !== 1 && quantity !== AS_NEEDED
  return { name, quantity: text, ...(isLeft && { note: NOT_SCALED }) }
}

function timesText(factor: number): string {
  return String(Number(factor.toFixed(2)))
}
