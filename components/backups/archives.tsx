'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ArchiveTable } from '@/components/backups/archive-table'
import { backupCalls } from '@/components/backups/calls'
import { Empty } from '@/components/page/empty'
import { Section } from '@/components/page/section'
import { Warnings } from '@/components/page/warnings'
import { Button, Buttons } from '@/components/ui/button'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { PasswordField } from '@/components/ui/form/password-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { queryClient, QueryProvider } from '@/components/ui/query-provider'
import { BACKUP_TEXTS as TEXTS } from '@/lib/backups/catalogue'
import type { BackupsState } from '@/lib/backups/schema'
import { count, dataSize } from '@/lib/format'
import { ApiError } from '@/lib/http/client'
import styles from './backups.module.css'

const KEY = ['backups']
const POLL_MS = 1000

export function Archives({ state }: { state: BackupsState }) {
  return (
    <QueryProvider>
      <ArchivesNow initial={state} />
    </QueryProvider>
  )
}

function ArchivesNow({ initial }: { initial: BackupsState }) {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: backupCalls.read,
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.work && !isSignedOut(state.error) ? POLL_MS : false,
  })
  const [restored, setRestored] = useState<string | null>(null)
  const { busy, run } = useSubmit({ toastsFailure: true })
  const show = (state: BackupsState) => queryClient().setQueryData(KEY, state)
  const { backups, work, outcome, disk, warnings } = data
  const isBusy = work !== null || busy !== null

  if (isSignedOut(error) && work?.name === 'restore') return <p role="status">{TEXTS.signedOut}</p>
  return (
    <>
      <Warnings label="Warnings" texts={warnings} />
      <Section
        title="Archives"
        fact={disk && `${dataSize(disk.free)} of ${dataSize(disk.total)} are free`}
      >
        <div className={styles.panel}>
          <Buttons>
            <Button
              variant="filled"
              busy={isBusy}
              onClick={() => void run(() => backupCalls.make(), { onSuccess: show })}
            >
              Make one now
            </Button>
          </Buttons>
          <WorkState work={work} outcome={outcome} />
          {backups.length === 0 ? (
            <Empty hint={TEXTS.noneHint}>{TEXTS.none}</Empty>
          ) : (
            <ArchiveTable
              rows={backups}
              isBusy={isBusy}
              onRestore={setRestored}
              onDelete={(name) => backupCalls.remove(name).then(show)}
            />
          )}
        </div>
      </Section>
      <Section title="Send an archive" fact="of this site or of another one">
        <SendArchive onSent={() => void refetch()} />
      </Section>
      <Section title="Move to another machine" fact="in three steps">
        <ol className={`${styles.steps} type-control`}>
          {TEXTS.moveSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      {restored !== null && (
        <RestoreDialog name={restored} onStart={show} onClose={() => setRestored(null)} />
      )}
    </>
  )
}

/** The restored site may not know the session, as it began later. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

/** Browsers name the type of a zip differently. */
const RULES = { accept: ['.zip'], maxBytes: 1024 ** 4 }

function SendArchive({ onSent }: { onSent: () => void }) {
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

const NAMES = { make: 'An archive is being made', restore: 'The site is being restored' }

function WorkState({ work, outcome }: Pick<BackupsState, 'work' | 'outcome'>) {
  return (
    <>
      <p role="status" className="type-control">
        {work ? `${NAMES[work.name]}. You may leave this page.` : outcome?.isDone && outcome.text}
      </p>
      <p role="alert" className="type-control">
        {!work &&
          outcome &&
          !outcome.isDone &&
          `It failed, and the site is as before. ${outcome.text}`}
      </p>
      {work && (
        <p className="type-small">
          <progress
            className={styles.progress}
            aria-label={NAMES[work.name]}
            {...(work.total > 0 && { value: work.done, max: work.total })}
          />
          <br />
          {work.total > 0 && `${count(work.done)} of ${count(work.total)} documents and pictures`}
        </p>
      )}
    </>
  )
}

type RestoreDialogProps = {
  name: string
  onStart: (state: BackupsState) => void
  onClose: () => void
}

function RestoreDialog({ name, onStart, onClose }: RestoreDialogProps) {
  const submit = useSubmit()
  const start = (state: BackupsState) => {
    onStart(state)
    onClose()
  }
  return (
    <FormDialog
      title="Restore this archive?"
      action="Restore"
      isDanger
      submit={submit}
      onSubmit={(data) =>
        void submit.run(() => backupCalls.restore(name, String(data.get('currentPassword'))), {
          onSuccess: start,
        })
      }
      onClose={onClose}
    >
      <p className="type-control">{name}</p>
      <p className="type-control">{TEXTS.restoreHelp}</p>
      <PasswordField
        label="Your password"
        name="currentPassword"
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}
