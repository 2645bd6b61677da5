'use client'

import { type ReactNode, useId } from 'react'
import { CheckField } from '@/components/ui/form/check-field'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import { categoriesByWeight, COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'
import styles from './admin.module.css'
import { Place } from './place'
import { type Values, withType } from './values'

type DetailsProps = {
  values: Values
  onChange: (change: (values: Values) => Values) => void
  /** The forms differ in what another type keeps, and in the order of the ratings. */
  manner: 'add' | 'edit'
}

const TYPES = COFFEE_TYPES.map((value) => ({ value, label: typeInfo(value).name }))

export function Details({ values, onChange, manner }: DetailsProps) {
  const set = (fields: Partial<Values>) => onChange((before) => ({ ...before, ...fields }))

  function choose(key: string) {
    const type = COFFEE_TYPES.find((one) => one === key)
    if (type) onChange((before) => withType(before, type, manner === 'add' ? 'new' : 'kept'))
  }

  return (
    <>
      <Group title="Basic Information">
        <SelectField
          label="Coffee type"
          name="coffeeType"
          value={values.coffeeType}
          options={values.coffeeType ? TYPES : [{ value: '', label: 'Choose a type' }, ...TYPES]}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
        <Field
          label="Shop name"
          name="coffeeShop"
          autoComplete="off"
          maxLength={COFFEE_LIMITS.shop}
          value={values.coffeeShop}
          onChange={({ currentTarget: { value } }) => set({ coffeeShop: value })}
        />
        <Field
          label="Date and time (UTC)"
          name="date"
          type="datetime-local"
          value={values.date}
          help={manner === 'add' ? 'Now, if it is left empty.' : ''}
          onChange={({ currentTarget: { value } }) => set({ date: value })}
        />
        <Field
          label="Post on X"
          name="tweetUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={COFFEE_LIMITS.tweetUrl}
          value={values.tweetUrl}
          help="Optional, an address with https://."
          onChange={({ currentTarget: { value } }) => set({ tweetUrl: value })}
        />
        <CheckField
          label="self-made"
          name="isSelfMade"
          checked={values.isSelfMade}
          onChange={({ currentTarget: { checked } }) => set({ isSelfMade: checked })}
        />
      </Group>
      {!values.isSelfMade && (
        <Group title="Location Information">
          <Place values={values} set={set} />
        </Group>
      )}
      <Formats values={values} set={set} />
      <Ratings values={values} set={set} isLightestFirst={manner === 'add'} />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

type PartProps = { values: Values; set: (fields: Partial<Values>) => void }

function Formats({ values, set }: PartProps) {
  const { coffeeType, format } = values
  if (coffeeType === '') return null
  const fields = Object.entries(typeInfo(coffeeType).formats).filter(
    ([name]) => name !== 'sugar-type' || format['sugar-level'] !== 'no-sugar',
  )
  function choose(name: string, value: string) {
    const { 'sugar-type': sugar, ...rest } = format
    const isSweet = (name === 'sugar-level' ? value : format['sugar-level']) !== 'no-sugar'
    set({ format: { ...rest, ...(sugar && isSweet && { 'sugar-type': sugar }), [name]: value } })
  }
  return (
    <Group title="Format Options">
      {fields.map(([name, options]) => (
        <SelectField
          key={name}
          label={name === 'type' ? 'brew-type' : name}
          name={`format.${name}`}
          value={format[name] ?? ''}
          options={[{ value: '', label: 'not said' }, ...options]}
          onChange={({ currentTarget: { value } }) => choose(name, value)}
        />
      ))}
    </Group>
  )
}

function Ratings({ values, set, isLightestFirst }: PartProps & { isLightestFirst: boolean }) {
  const { coffeeType, rating } = values
  if (coffeeType === '') return null
  const heaviestFirst = categoriesByWeight(coffeeType)
  const sorted = isLightestFirst ? heaviestFirst.toReversed() : heaviestFirst
  return (
    <Group title="Ratings">
      {sorted.map(([name, { weight, isOptional }]) => (
        <Field
          key={name}
          label={isOptional ? name : `${name} *`}
          name={`rating.${name}`}
          type="number"
          inputMode="decimal"
          min={0}
          max={10}
          step={0.1}
          required={!isOptional}
          counter={`weight ${weight}`}
          value={rating[name] ?? ''}
          onChange={({ currentTarget: { value } }) => set({ rating: { ...rating, [name]: value } })}
        />
      ))}
    </Group>
  )
}
