'use client'

import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { DIFFICULTY, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import styles from './recipe-form.module.css'
import type { RecipeValues } from './recipe-values'

const DIFFICULTIES = Array.from({ length: DIFFICULTY.max }, (_, i) => String(i + 1))

type Texts = Omit<RecipeValues, 'ingredients' | 'instructions' | 'newIngredient' | 'newStep'>

type RecipeFieldsProps = { values: Texts; onChange: (part: Partial<Texts>) => void }

export function RecipeFields({ values, onChange }: RecipeFieldsProps) {
  const bind = (name: keyof Texts) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <Field label="Title" {...bind('title')} autoComplete="off" maxLength={RECIPE_LIMITS.title} />
      <TextAreaField
        label="Description"
        {...bind('description')}
        maxLength={RECIPE_LIMITS.description}
      />
      <div className={styles.columns}>
        <Field
          label="Time"
          {...bind('time')}
          autoComplete="off"
          maxLength={RECIPE_LIMITS.time}
          help="Such as 50 mins or 1 h 20 mins."
        />
        <SelectField label="Difficulty" {...bind('difficulty')} options={DIFFICULTIES} />
        <Field
          label="Servings"
          {...bind('servings')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          help="Optional."
        />
        <Field label="Made" {...bind('dateMade')} type="date" />
      </div>
      <Field
        label="Tags"
        {...bind('tags')}
        autoComplete="off"
        help={`Up to ${RECIPE_LIMITS.tags}, with commas between them.`}
      />
    </>
  )
}
