'use client'

import { Buttons } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { itemsIn } from '@/components/ui/form/form-values'
import { useStoredForm } from '@/components/ui/form/use-stored-form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { isSecret } from '@/lib/config/secret-keys'
import type { Fields, FormField } from '@/lib/form/fields'
import type { Setting } from '@/lib/settings/schema'
import { settingsCalls } from './calls'
import styles from './settings.module.css'

type SentTexts = Record<string, string | readonly string[]>
type Changes = SentTexts & { before: SentTexts }

type SettingsFormProps = {
  title: string
  fields: Fields
  settings: readonly Setting[]
}

/** One section of the settings; what the environment sets is shown and not edited (G-140). */
export function SettingsForm({ title, fields, settings }: SettingsFormProps) {
  const submit = useSubmit()
  const editable = Object.fromEntries(
    Object.entries(fields).filter(([key]) => sourceOf(settings, key) !== 'environment'),
  )
  const stored = valuesOf(editable, settings)
  const { form, ...edits } = useStoredForm({
    name: `settings ${title}`,
    fields: editable,
    stored,
    submit,
  })
  const helpOf = (key: string) =>
    isSecret(key) && sourceOf(settings, key) === 'settings'
      ? 'It is set, and not shown. What you enter replaces it.'
      : undefined

  function send(data: FormData) {
    edits.save(data, {
      send: ({ before, ...values }: Changes) =>
        settingsCalls.changeSettings(textsOf(values), textsOf(before)),
      success: `${title}: saved.`,
      refresh: true,
      onUnchanged: () => submit.fail({}, 'Nothing was changed.'),
      // They are not shown, so the next save would send them again.
      onSuccess() {
        for (const input of form.current?.querySelectorAll<HTMLInputElement>('[data-secret]') ?? [])
          if (input.value === data.get(input.name)) input.value = ''
      },
    })
  }

  const remove = (key: string) =>
    submit.run(() => settingsCalls.changeSettings({ [key]: '' }, {}), {
      success: `${fields[key]?.label ?? key}: removed.`,
      refresh: true,
    })

  const removable = Object.keys(editable).filter(
    (key) => isSecret(key) && sourceOf(settings, key) === 'settings',
  )
  return (
    <Form key={edits.key} submit={submit} formRef={form} onSubmit={send} aria-label={title}>
      {edits.head}
      <FormFields fields={editable} values={stored} helpOf={helpOf} />
      <FixedSettings fields={fields} settings={settings} />
      {removable.length > 0 && (
        <div className={styles.removals}>
          {removable.map((key) => (
            <ConfirmButton
              key={key}
              label={`remove ${fields[key]?.label}`}
              title={`Remove ${fields[key]?.label}?`}
              confirm="remove"
              cancel="keep"
              onConfirm={() => remove(key)}
            >
              It cannot be shown or set back; you would have to enter it again.
            </ConfirmButton>
          ))}
        </div>
      )}
      <FormError />
      <Buttons>
        <SubmitButton>Save</SubmitButton>
      </Buttons>
    </Form>
  )
}

function FixedSettings({ fields, settings }: Pick<SettingsFormProps, 'fields' | 'settings'>) {
  const fixed = settings.filter(({ key, source }) => fields[key] && source === 'environment')
  if (fixed.length === 0) return null
  return (
    <dl className={styles.fixed}>
      {fixed.map(({ key, value }) => (
        <div key={key}>
          <dt className="type-small">{fields[key]?.label}</dt>
          <dd>{value || 'set'}</dd>
          <dd className="type-small muted">Set in the environment as {key}.</dd>
        </div>
      ))}
    </dl>
  )
}

function sourceOf(settings: readonly Setting[], key: string): Setting['source'] | undefined {
  return settings.find((one) => one.key === key)?.source
}

function valuesOf(fields: Fields, settings: readonly Setting[]): Record<string, string> {
  const textOf = ({ kind }: FormField, value: string) =>
    kind === 'ticks' ? itemsIn(value).join(', ') : value
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      textOf(field, settings.find((one) => one.key === key)?.value ?? ''),
    ]),
  )
}

/** A setting is a text, also where the form has a list. */
function textsOf(values: SentTexts): Record<string, string> {
  const texts = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.join(', '),
  ])
  return Object.fromEntries(texts) as Record<string, string>
}
