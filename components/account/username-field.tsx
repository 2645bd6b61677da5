import type { ComponentProps, InputEvent } from 'react'
import { Field } from '@/components/ui/form/field'
import { applyUsernameRule } from '@/lib/config/username'

type UsernameFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'onInput'> & {
  onUsername?: (username: string) => void
}

export function UsernameField({ onUsername, ...props }: UsernameFieldProps) {
  return (
    <Field
      label="Username"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      required
      {...props}
      onInput={(event) => {
        followUsernameRule(event)
        onUsername?.(event.currentTarget.value)
      }}
    />
  )
}

/** Keeps the caret at the same letter. */
function followUsernameRule({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const ruled = applyUsernameRule(input.value)
  if (ruled === input.value) return
  const before = input.value.slice(0, input.selectionStart ?? undefined)
  const caret = applyUsernameRule(before).length
  input.value = ruled
  input.setSelectionRange(caret, caret)
}
