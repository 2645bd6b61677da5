'use client'

import { useRef, useState } from 'react'
import { RowAction } from '@/components/page/row-action'
import { Buttons } from '@/components/ui/button'
import { CHOOSE_FIRST, ConflictPanel } from '@/components/ui/form/conflict-panel'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { itemsIn, labelsOf, typedIn } from '@/components/ui/form/form-values'
import { useEdits } from '@/components/ui/form/use-edits'
import { useSubmit } from '@/components/ui/form/use-submit'
import { isSecret } from '@/lib/config/secret-keys'
import type { Fields, FormField } from '@/lib/form/fields'
import type { Setting } from '@/lib/settings/schema'
import { settingsCalls } from './calls'
import styles from './settings.module.css'

type SettingsFormProps = {
  title: string
  fields: Fields
  settings: readonly Setting[]
}

/** One section of the settings; what the environment sets is shown and not edited (G-140). */
export function SettingsForm({ title, fields, settings }: SettingsFormProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const editable = Object.fromEntries(
    Object.entries(fields).filter(([key]) => sourceOf(settings, key) !== 'environment'),
  )
  const stored = valuesOf(editable, settings)
  const edits = useEdits(stored, {
    form,
    labels: labelsOf(editable),
    typedIn: (data) => typedIn(editable, data),
  })
  const version = JSON.stringify(stored)
  const [shownVersion, setShownVersion] = useState(version)
  if (version !== shownVersion) {
    setShownVersion(version)
    edits.setKnown(stored)
  }
  const helpOf = (key: string) =>
    isSecret(key) && sourceOf(settings, key) === 'settings'
      ? 'It is set, and not shown. What you enter replaces it.'
      : undefined

  function send(data: FormData) {
    if (edits.isOpen) return submit.fail({}, CHOOSE_FIRST)
    const changes = edits.editsOf(typedIn(editable, data))
    if (!changes) return submit.fail({}, 'Nothing was changed.')
    const { before = {}, ...values } = changes
    void submit.run(() => settingsCalls.changeSettings(values, before), {
      success: `${title}: saved.`,
      refresh: true,
      onFailure: edits.onFailure,
    })
  }

  const remove = (key: string) =>
    void submit.run(() => settingsCalls.changeSettings({ [key]: '' }, {}), {
      success: `${fields[key]?.label ?? key}: removed.`,
      refresh: true,
    })

  const removable = Object.keys(editable).filter(
    (key) => isSecret(key) && sourceOf(settings, key) === 'settings',
  )
  return (
    <Form submit={submit} formRef={form} onSubmit={send} aria-label={title}>
      {edits.isMerged && <ConflictPanel conflicts={edits.list} onPick={edits.pick} />}
      {/* After a save or an undo, the fields show what is stored. */}
      <FormFields key={version} fields={editable} values={stored} helpOf={helpOf} />
      <FixedSettings fields={fields} settings={settings} />
      {removable.length > 0 && (
        <p className={styles.removals}>
          {removable.map((key) => (
            <RowAction key={key} label={`remove ${fields[key]?.label}`} onClick={() => remove(key)}>
              remove {fields[key]?.label}
            </RowAction>
          ))}
        </p>
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
