import { newKey } from '@/components/ui/form/new-key'
import { RowInput } from '@/components/ui/form/row-input'
import styles from '@/components/ui/form/rows.module.css'
import { isBlank } from '@/lib/config/blank'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { EditedRows } from './edited-rows'
import type { RecipeValues } from './recipe-values'

type Part = Pick<RecipeValues, 'ingredients' | 'newIngredient'>

type IngredientRowsProps = Part & {
  onChange: (part: Partial<Part>) => void
  onRefuse: (text: string) => void
}

export function IngredientRows(props: IngredientRowsProps) {
  const { ingredients, newIngredient, onChange, onRefuse } = props

  function add(): boolean {
    const { name, quantity } = newIngredient
    if (isBlank(name) || isBlank(quantity)) {
      onRefuse(COOKBOOK_TEXTS.ingredientMissing)
      return false
    }
    onChange({
      ingredients: [...ingredients, { key: newKey(), name, quantity }],
      newIngredient: { name: '', quantity: '' },
    })
    return true
  }

  return (
    <EditedRows
      legend="Ingredients"
      noun="ingredient"
      rows={ingredients}
      max={RECIPE_LIMITS.ingredients}
      nameOf={({ name }) => name || 'ingredient'}
      onAdd={add}
      onChange={(rows) => onChange({ ingredients: rows })}
      newRow={
        <Pair
          labels={['New ingredient', 'Its quantity']}
          names={['ingredients']}
          isNew
          value={newIngredient}
          onChange={(part) => onChange({ newIngredient: { ...newIngredient, ...part } })}
        />
      }
    >
      {(row, i) => (
        <Pair
          labels={[`Ingredient ${i + 1}`, `Quantity of ingredient ${i + 1}`]}
          names={[`ingredients.${i}.name`, `ingredients.${i}.quantity`]}
          value={row}
          onChange={(part) => onChange({ ingredients: ingredients.with(i, { ...row, ...part }) })}
        />
      )}
    </EditedRows>
  )
}

type Ingredient = RecipeValues['newIngredient']

type PairProps = {
  labels: readonly [name: string, quantity: string]
  names: readonly [name: string, quantity?: string]
  isNew?: boolean
  value: Ingredient
  onChange: (part: Partial<Ingredient>) => void
}

function Pair({ labels, names, isNew = false, value, onChange }: PairProps) {
  return (
    <div className={styles.pair}>
      {(['name', 'quantity'] as const).map((field, i) => (
        <RowInput
          key={field}
          label={labels[i] ?? ''}
          name={names[i]}
          {...(isNew && { placeholder: i === 0 ? 'ingredient' : 'quantity', autoComplete: 'off' })}
          value={value[field]}
          maxLength={i === 0 ? RECIPE_LIMITS.ingredient : RECIPE_LIMITS.quantity}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      ))}
    </div>
  )
}
