import { type ComponentProps, useState } from 'react'
import { Field } from './field'
import { icon } from '@/components/ui/icon'
import styles from './password-field.module.css'

const EYE = (
  <>
    <path d="M2 12c2.2-4.3 5.8-6.5 10-6.5s7.8 2.2 10 6.5c-2.2 4.3-5.8 6.5-10 6.5S4.2 16.3 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>
)
const EyeIcon = icon(EYE)
const EyeOffIcon = icon(
  <>
    {EYE}
    <path d="m4 20 16-16" />
  </>,
)

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>

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
