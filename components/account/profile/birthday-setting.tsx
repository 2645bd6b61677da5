import type { BirthdayFormProps } from './birthday-form'
import { useBirthdayForm } from './use-birthday-form'

export function BirthdaySetting(props: Omit<BirthdayFormProps, 'onCancel'>) {
  const { button, form } = useBirthdayForm('Set birthday', props)
  return button ?? form
}
