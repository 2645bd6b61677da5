import { type ReactNode, useId, useState } from 'react'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import { Button } from '@/components/ui/button'
import { FormFields } from '@/components/ui/form/form-fields'
import { COFFEE_FIELDS, formatFields, ratingFields } from '@/lib/coffee/form'
import { COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import type { Fields } from '@/lib/form/fields'
import styles from './admin.module.css'
import { type CoffeeValues, placedAt, typeIn, withType } from './coffee-values'

type DetailsProps = {
  values: CoffeeValues
  onChange: (change: (values: CoffeeValues) => CoffeeValues) => void
  /** The forms differ in the order of the ratings. */
  variant: 'add' | 'edit'
}

const BASIC = ['coffeeType', 'coffeeShop', 'date', 'tweetUrl', 'isSelfMade'] as const

export function Details({ values, onChange, variant }: DetailsProps) {
  const isNew = variant === 'add'
  const type = typeIn(values)
  const set = (fields: CoffeeValues) => onChange((before) => ({ ...before, ...fields }))

  function changeField(name: string, text: string) {
    const chosen = COFFEE_TYPES.find((one) => name === 'coffeeType' && one === text)
    if (chosen) return onChange((before) => withType(before, chosen))
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

type PlaceProps = {
  values: CoffeeValues
  set: (fields: CoffeeValues) => void
  onType: (name: string, text: string) => void
  className: string | undefined
}

const FIELDS: Fields = COFFEE_FIELDS
const NAMES = Object.keys(FIELDS).filter((name) => name.startsWith('location.'))

function Place({ values, set, onType, className }: PlaceProps) {
  const [isLocating, setLocating] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function locate() {
    setLocating(true)
    setProblem(null)
    const found = await readPosition()
    if (typeof found === 'string') setProblem(found)
    else {
      set(placedAt(found))
      // Where it is off or fails, the fields stay as they are (G-85).
      const town = await coffeeAdminCalls.findTown(found).catch(() => null)
      set({
        ...(town?.city && { 'location.city': town.city }),
        ...(town?.country && { 'location.country': town.country }),
      })
    }
    setLocating(false)
  }

  return (
    <>
      <div>
        <Button busy={isLocating} onClick={() => void locate()}>
          Get Current Location from GPS
        </Button>
        <p role="alert" className={`${styles.problem} type-small`}>
          {problem}
        </p>
      </div>
      <FormFields
        fields={FIELDS}
        names={NAMES}
        values={values}
        onType={onType}
        className={className}
      />
    </>
  )
}

const TEXTS = {
  denied: 'Location access was denied. Please enable location permissions.',
  unavailable: 'Location information is unavailable.',
  timeout: 'The request to get location timed out.',
  unknown: 'Unable to retrieve your location',
  missing: 'Geolocation is not supported by your browser',
} as const

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }

function readPosition(): Promise<{ lat: number; lng: number } | string> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator) || !navigator.geolocation) return resolve(TEXTS.missing)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => resolve(textOf(error)),
      OPTIONS,
    )
  })
}

function textOf({ code }: GeolocationPositionError): string {
  return { 1: TEXTS.denied, 2: TEXTS.unavailable, 3: TEXTS.timeout }[code] ?? TEXTS.unknown
}
