'use client'

import { useState } from 'react'
import { type Column, Table } from '@/components/page/table'
import { Button, buttonClass, Buttons } from '@/components/ui/button'
import { FileField } from '@/components/ui/form/file-field'
import { EXCEL_CSV } from '@/components/ui/form/file-rules'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { type UploadControl, useUpload } from '@/components/ui/form/use-upload'
import { BADGE_ADMIN_TEXTS as TEXTS, BADGE_FILE } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls, EXPORT_PATH, rowErrorsOf } from '@/components/badges/admin/calls'
import type { ImportAnswer, RowEffect, RowError } from '@/lib/badges/admin/schema'
import { counted, sizeLimit } from '@/lib/format'
import styles from './badges-admin.module.css'

const CSV_RULES = { accept: ['text/csv', EXCEL_CSV, '.csv'], maxBytes: BADGE_FILE.bytes }

type Plan = { file: File; answer: ImportAnswer }
type Step = 'check' | 'upload'

/** Shows the effect or the error of each row before anything is written. */
export function UploadBadges() {
  const [plan, setPlan] = useState<Plan | null>(null)
  const submit = useSubmit<Step>({
    fallback: TEXTS.uploadFailed,
    onFailure: () => showToast('error', TEXTS.uploadFailed),
  })
  const check = async (file: File, control: UploadControl) => ({
    file,
    answer: await badgeAdminCalls.checkBadges(file, control),
  })
  const upload = useUpload(submit, check, {
    step: 'check',
    name: 'file',
    rules: CSV_RULES,
    missing: TEXTS.fileMissing,
    onSuccess: setPlan,
  })
  const errors = rowErrorsOf(submit.failure?.error ?? null)

  const write = ({ file }: Plan) =>
    void submit.run(() => badgeAdminCalls.uploadBadges(file), {
      step: 'upload',
      success: TEXTS.uploaded,
      refresh: true,
      onSuccess: () => setPlan(null),
    })

  return (
    <Form
      submit={submit}
      className={styles.parts}
      onSubmit={() => (plan ? write(plan) : upload.start())}
    >
      {plan ? (
        <>
          <p className="type-control">{wordsOf(plan)}</p>
          <Table
            label="What the file does"
            columns={EFFECT_COLUMNS}
            rows={plan.answer.rows ?? []}
            keyOf={({ line }) => String(line)}
          />
        </>
      ) : (
        <FileField
          label="CSV file"
          upload={upload}
          help={`Columns code, name, description and value; also category, color, iconPath, isUnique and rule. At most 1000 rows, up to ${sizeLimit(BADGE_FILE.bytes)}, in UTF-8.`}
        />
      )}
      <FormError />
      {errors.length > 0 && (
        <Table
          label="Errors of the file"
          columns={ERROR_COLUMNS}
          rows={errors}
          keyOf={({ line, message }) => `${line} ${message}`}
        />
      )}
      <Buttons>
        {plan ? (
          <>
            <SubmitButton step="upload" variant="outline">
              {`Upload ${counted(plan.answer.rows?.length ?? 0, 'row')}`}
            </SubmitButton>
            <Button onClick={() => setPlan(null)}>Cancel</Button>
          </>
        ) : (
          <>
            <SubmitButton step="check" variant="outline">
              Check the file
            </SubmitButton>
            <a className={buttonClass('outline')} href={EXPORT_PATH} download>
              Download CSV
            </a>
          </>
        )}
      </Buttons>
    </Form>
  )
}

function wordsOf({ file, answer: { created, rows = [] } }: Plan): string {
  const changed = rows.filter(({ effect }) => effect === 'update').length
  const same = rows.length - created - changed
  return `${file.name}: ${created} new, ${changed} changed, ${same} as they are. Nothing is written yet.`
}

const EFFECTS: Record<RowEffect['effect'], string> = {
  create: 'new',
  update: 'changes',
  none: 'stays as it is',
}

const EFFECT_COLUMNS: readonly Column<RowEffect>[] = [
  { key: 'line', head: 'line', kind: 'number', cell: ({ line }) => line },
  { key: 'code', head: 'code', kind: 'name', cell: ({ code }) => code },
  { key: 'effect', head: 'effect', kind: 'bare', cell: ({ effect }) => EFFECTS[effect] },
  {
    key: 'changes',
    head: 'values',
    isMuted: true,
    cell: ({ effect, changes }) =>
      changes
        .map(({ field, from, to }) =>
          effect === 'create'
            ? `${field}: ${to}`
            : `${field}: ${from || 'nothing'} → ${to || 'nothing'}`,
        )
        .join('; '),
  },
]

const ERROR_COLUMNS: readonly Column<RowError>[] = [
  { key: 'line', head: 'line', kind: 'number', cell: ({ line }) => line },
  { key: 'message', head: 'error', cell: ({ message }) => message },
]
