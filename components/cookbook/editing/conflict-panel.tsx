'use client'

import { useEffect, useId, useRef } from 'react'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import styles from './conflict-panel.module.css'
import type { RecipeField } from './recipe-values'

export type Conflict = {
  field: RecipeField
  mine: string
  theirs: string
  picked: 'mine' | 'theirs' | null
}

const LABELS: Record<RecipeField, string> = {
  title: 'Title',
  description: 'Description',
  time: 'Time',
  difficulty: 'Difficulty',
  servings: 'Servings',
  tags: 'Tags',
  dateMade: 'Date made',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
}

type ConflictPanelProps = {
  conflicts: readonly Conflict[]
  onPick: (field: RecipeField, picked: 'mine' | 'theirs') => void
}

/** Both versions of each field that two people changed (G-75a); nothing is saved unseen. */
export function ConflictPanel({ conflicts, onPick }: ConflictPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)

  // It stands above the form, out of sight of the button below it.
  useEffect(() => panel.current?.focus(), [])

  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {COOKBOOK_TEXTS.changed}
      </h2>
      <p>
        {conflicts.length > 0
          ? 'Choose what to keep of each field that both of you changed, then save again.'
          : 'You changed different fields, so both changes are in the form. Save again.'}
      </p>
      {conflicts.map(({ field, mine, theirs, picked }) => (
        <fieldset key={field} className={styles.field}>
          <legend className={`${styles.legend} type-small`}>{LABELS[field]}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.version}>
              <span className={styles.choice}>
                <input
                  type="radio"
                  name={`keep-${field}`}
                  checked={picked === side}
                  onChange={() => onPick(field, side)}
                />
                {side === 'mine' ? 'keep yours' : 'take theirs'}
              </span>
              <span className={styles.text}>
                {(side === 'mine' ? mine : theirs) || <span className="muted">empty</span>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
