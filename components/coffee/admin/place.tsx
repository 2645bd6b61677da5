'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormFields } from '@/components/ui/form/form-fields'
import { COFFEE_FIELDS } from '@/lib/coffee/form'
import type { Fields } from '@/lib/form/fields'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import styles from './admin.module.css'
import { type CoffeeValues, placedAt } from './coffee-values'

type PlaceProps = {
  values: CoffeeValues
  set: (fields: CoffeeValues) => void
  onType: (name: string, text: string) => void
  className: string | undefined
}

const FIELDS: Fields = COFFEE_FIELDS
const NAMES = Object.keys(FIELDS).filter((name) => name.startsWith('location.'))

export function Place({ values, set, onType, className }: PlaceProps) {
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

/** The place of the device, or why there is none. */
export function readPosition(): Promise<{ lat: number; lng: number } | string> {
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
