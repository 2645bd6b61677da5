import { useEffect, useId, useRef } from 'react'
import styles from './conflict-panel.module.css'
import type { Side, useConflicts } from './use-conflicts'

export const CHOOSE_FIRST = 'Please choose what to keep.'

type ConflictPanelProps<F extends string> = {
  conflicts: ReturnType<typeof useConflicts<object, F>>['list']
  title?: string
  onPick: (field: F, side: Side) => void
}

/** Both versions of each field that two people changed (G-75a); nothing is saved unseen. */
export function ConflictPanel<F extends string>({
  conflicts,
  title = 'Somebody else changed this in the meantime.',
  onPick,
}: ConflictPanelProps<F>) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)

  // It stands above the form, out of sight of the button below it.
  useEffect(() => panel.current?.focus(), [])

  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p>
        {conflicts.length > 0
          ? 'Choose what to keep of each field that both of you changed, then save again.'
          : 'You changed different fields, so both changes are in the form. Save again.'}
      </p>
      {conflicts.map(({ field, label, mine, theirs, picked }) => (
        <fieldset key={field} className={styles.field}>
          <legend className={`${styles.legend} type-small`}>{label}</legend>
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
