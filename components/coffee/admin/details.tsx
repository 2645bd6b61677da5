'use client'

import { type ReactNode, useId } from 'react'
import { FormFields } from '@/components/ui/form/form-fields'
import { COFFEE_FIELDS, formatFields, ratingFields } from '@/lib/coffee/form'
import { COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import styles from './admin.module.css'
import { type CoffeeValues, typeIn, withType } from './coffee-values'
import { Place } from './place'

type DetailsProps = {
  values: CoffeeValues
  onChange: (change: (values: CoffeeValues) => CoffeeValues) => void
  /** The forms differ in what another type keeps, and in the order of the ratings. */
  variant: 'add' | 'edit'
}

const BASIC = ['coffeeType', 'coffeeShop', 'date', 'tweetUrl', 'isSelfMade'] as const

export function Details({ values, onChange, variant }: DetailsProps) {
  const isNew = variant === 'add'
  const type = typeIn(values)
  const set = (fields: CoffeeValues) => onChange((before) => ({ ...before, ...fields }))

  function changeField(name: string, text: string) {
    const chosen = COFFEE_TYPES.find((one) => name === 'coffeeType' && one === text)
    if (chosen) return onChange((before) => withType(before, chosen, isNew ? 'new' : 'kept'))
    set({ [name]: text, ...(text === 'no-sugar' && { 'format.sugar-type': '' }) })
  }

  const shown = { values, onType: changeField, className: styles.fields }
  const ratings = type ? ratingFields(type) : {}
  const names = Object.keys(ratings)
  const formats = Object.keys(type ? formatFields(type) : {}).filter(
    (name) => name !== 'format.sugar-type' || values['format.sugar-level'] !== 'no-sugar',
  )
  return (
    <>
      <Group title="Basic Information">
        <FormFields
          {...shown}
          fields={{ ...COFFEE_FIELDS, coffeeType: typeField(type !== undefined) }}
          names={BASIC}
          helpOf={(name) => (name === 'date' && isNew ? 'Now, if it is left empty.' : undefined)}
        />
      </Group>
      {values.isSelfMade !== 'true' && (
        <Group title="Location Information">
          <Place {...shown} set={set} />
        </Group>
      )}
      {type && (
        <>
          <Group title="Format Options">
            <FormFields {...shown} fields={formatFields(type)} names={formats} />
          </Group>
          <Group title="Ratings">
            <FormFields {...shown} fields={ratings} names={isNew ? names.toReversed() : names} />
          </Group>
        </>
      )}
    </>
  )
}

/** No type can be chosen as long as there is none. */
function typeField(hasType: boolean) {
  const { coffeeType: field } = COFFEE_FIELDS
  return hasType ? { ...field, options: field.options.slice(1) } : field
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
