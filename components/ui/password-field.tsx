'use client'

import { type ComponentProps, useState } from 'react'
import { Field } from './field'
import { EyeIcon, EyeOffIcon } from './icons'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>

/** A field whose dots can be turned into letters. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Show password"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  )
  return <Field {...props} type={shown ? 'text' : 'password'} end={toggle} />
}
