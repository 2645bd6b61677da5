'use client'

import type { ReactNode } from 'react'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { ART_ADMIN_LIMITS } from '@/lib/aotd/admin/catalogue'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import { GENERATION_STATES, STORED_STATUSES } from '@/lib/aotd/catalogue'
import styles from './admin-panel.module.css'
import { type FieldName, type FormValues, toFormValues } from './form-values'

type EntryFieldsProps = {
  entry: AdminArt
  values: FormValues
  onType: (name: FieldName, text: string) => void
}

const DATE_HELP = 'UTC, as 2026-03-10T12:00:00.000Z'

export function EntryFields({ entry, values, onType }: EntryFieldsProps) {
  const stored = toFormValues(entry)

  function field(name: FieldName, help = '') {
    const isChanged = values[name] !== stored[name]
    return {
      name,
      value: values[name],
      help: isChanged ? `stored: ${stored[name] || 'nothing'}` : help,
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
    }
  }

  const select = (name: FieldName) => {
    const { value, onChange } = field(name)
    return { name, value, onChange }
  }
  const number = (name: FieldName, help?: string) => ({
    ...field(name, help),
    inputMode: 'numeric' as const,
  })
  const quoteLength = [...values.authorQuote].length

  return (
    <>
      <Group title="Art">
        <Field label="title" {...field('title')} />
        <Field
          label="author quote"
          counter={`${quoteLength} / ${ART_ADMIN_LIMITS.quote}`}
          {...field('authorQuote')}
        />
        <div className={styles.whole}>
          <TextAreaField label="prompt (for admins alone)" rows={2} {...field('prompt')} />
        </div>
        <div className={styles.short}>
          <Field label="emoji 1" {...field('emojis.0')} />
          <Field label="emoji 2" {...field('emojis.1')} />
          <Field label="emoji 3" {...field('emojis.2')} />
        </div>
        <Field
          label="quote help"
          {...number('quoteHelp', `0 to ${ART_ADMIN_LIMITS.quoteHelp} suggestions used`)}
        />
      </Group>
      <Group title="Day, author and picture">
        <Field label="date" {...field('date', `${DATE_HELP}: any time of the art day`)} />
        <Field label="created by" {...field('createdBy', 'the username at the claim')} />
        <div className={styles.whole}>
          <Field label="url" {...field('url', 'the stored picture of this or other art')} />
        </div>
      </Group>
      <Group title="Views">
        <Field label="total views" {...number('views.total')} />
        <Field label="verified views" {...number('views.verified')} />
      </Group>
      <Group title="Post">
        <Field label="tweet id" {...field('tweet.tweetId')} />
        <Field label="tweet url" {...field('tweet.tweetUrl')} />
        <Field label="date posted" {...field('tweet.datePosted', DATE_HELP)} />
      </Group>
      <Group title="Generation status">
        <SelectField
          label="status"
          options={STORED_STATUSES}
          {...select('generationStatus.status')}
        />
        <SelectField
          label="state"
          options={GENERATION_STATES}
          {...select('generationStatus.state')}
        />
        <Field label="message" {...field('generationStatus.message')} />
        <Field label="error" {...field('generationStatus.error', 'for admins alone')} />
        <Field label="started at" {...field('generationStatus.startedAt', DATE_HELP)} />
        <Field label="completed at" {...field('generationStatus.completedAt', DATE_HELP)} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
