import { FormDialog } from '@/components/ui/form/form-dialog'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { isBlank } from '@/lib/config/blank'
import type { Decision } from '@/lib/config/waiting'

type TextDialogProps = {
  decision: Decision
  about: string
  field: NonNullable<Decision['text']>
  call: (body: Record<string, string>) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** A decision with a text; what was typed outlasts a refusal. */
export function TextDialog({ decision, about, field, call, onDone, onClose }: TextDialogProps) {
  const { label, failed: fallback, isDanger } = decision
  const { name, max, missing } = field
  const submit = useSubmit({ fallback })

  function send(data: FormData) {
    const text = String(data.get(name))
    if (isBlank(text)) return submit.fail({ [name]: missing })
    void submit.run(() => call({ [name]: text }), { refresh: true, onSuccess: onDone })
  }

  return (
    <FormDialog
      title={`${label}: ${about}?`}
      submit={submit}
      action={label}
      isDanger={isDanger === true}
      onSubmit={send}
      onClose={onClose}
    >
      <TextAreaField
        label={field.label}
        name={name}
        help={field.help}
        maxLength={max}
        rows={4}
        autoFocus
      />
    </FormDialog>
  )
}
