'use client'

import { backupCalls } from '@/components/backups/calls'
import { Buttons } from '@/components/ui/button'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { BACKUP_TEXTS as TEXTS } from '@/lib/backups/catalogue'

/** Browsers name the type of a zip differently. */
const RULES = { accept: ['.zip'], maxBytes: 1024 ** 4 }

export function SendArchive({ onSent }: { onSent: () => void }) {
  const submit = useSubmit({ fallback: TEXTS.failed })
  const upload = useUpload(submit, backupCalls.send, {
    name: 'piece',
    rules: RULES,
    missing: TEXTS.missing,
    success: TEXTS.sent,
    onSuccess: onSent,
  })
  return (
    <Form submit={submit} onSubmit={upload.start}>
      <FileField label="Archive" upload={upload} help={TEXTS.sendHelp} />
      <FormError />
      <Buttons>
        <SubmitButton>Send the archive</SubmitButton>
      </Buttons>
    </Form>
  )
}
