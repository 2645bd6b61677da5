'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import styles from './admin.module.css'
import { readPosition } from './position'
import type { Values } from './values'

type PlaceProps = { values: Values; set: (fields: Partial<Values>) => void }

const PAIRS = [
  ['Store', 'storeLat', 'storeLng', 'location.storeCoordinates'],
  ['Measurement', 'measuredLat', 'measuredLng', 'location.measurementCoordinates'],
] as const

export function Place({ values, set }: PlaceProps) {
  const [isLocating, setLocating] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function locate() {
    setLocating(true)
    setProblem(null)
    const found = await readPosition()
    if (typeof found === 'string') setProblem(found)
    else {
      const [lat, lng] = [found.lat.toFixed(6), found.lng.toFixed(6)]
      set({ storeLat: lat, storeLng: lng, measuredLat: lat, measuredLng: lng })
      // Where it is off or fails, the fields stay as they are (G-85).
      const town = await coffeeAdminCalls.findTown(found).catch(() => null)
      set({
        ...(town?.city && { city: town.city }),
        ...(town?.country && { country: town.country }),
      })
    }
    setLocating(false)
  }

  return (
    <>
      <div className={styles.whole}>
        <Button busy={isLocating} onClick={() => void locate()}>
          Get Current Location from GPS
        </Button>
        <p role="alert" className={`${styles.problem} type-small`}>
          {problem}
        </p>
      </div>
      <Field
        label="City"
        name="location.city"
        autoComplete="off"
        maxLength={COFFEE_LIMITS.city}
        value={values.city}
        onChange={({ currentTarget: { value } }) => set({ city: value })}
      />
      <Field
        label="Country"
        name="location.country"
        autoComplete="off"
        maxLength={COFFEE_LIMITS.country}
        value={values.country}
        onChange={({ currentTarget: { value } }) => set({ country: value })}
      />
      {PAIRS.flatMap(([label, lat, lng, name]) =>
        (
          [
            ['latitude', lat, `${name}.lat`],
            ['longitude', lng, `${name}.lng`],
          ] as const
        ).map(([axis, field, path]) => (
          <Field
            key={path}
            label={`${label} ${axis}`}
            name={path}
            type="number"
            inputMode="decimal"
            step={0.0001}
            required
            autoComplete="off"
            value={values[field]}
            onChange={({ currentTarget: { value } }) => set({ [field]: value })}
          />
        )),
      )}
    </>
  )
}
