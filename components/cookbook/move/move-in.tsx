'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Column, Table } from '@/components/page/table'
import { Button, Buttons } from '@/components/ui/button'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { type UploadControl, useUpload } from '@/components/ui/form/use-upload'
import { queryClient, QueryProvider } from '@/components/ui/query-provider'
import { ARCHIVE_LIMITS, MOVE_TEXTS as TEXTS } from '@/lib/archives/catalogue'
import type { ImportEntry, ShownImport } from '@/lib/archives/schema'
import { counted } from '@/lib/format'
import { callRoute } from '@/lib/http/call-route'
import { formOf, uploadRoute } from '@/lib/http/upload'

/** Browsers name the types of the same archive differently. */
const RULES = {
  accept: ['.zip', '.paprikarecipes', '.paprikarecipe', '.json', '.jsonld', '.json-ld'],
  maxBytes: ARCHIVE_LIMITS.bytes,
}
const POLL_MS = 1000

type Step = 'check' | 'start' | 'undo'

/** Shows what becomes of each recipe before anything is written. */
export function MoveIn({ latest }: { latest: ShownImport | null }) {
  return (
    <QueryProvider>
      <MoveInForm latest={latest} />
    </QueryProvider>
  )
}

function MoveInForm({ latest }: { latest: ShownImport | null }) {
  const [isNew, setNew] = useState(latest === null || latest.state === 'undone')
  const [id, setId] = useState(latest?._id)
  const key = ['recipe-import', id]
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => (id === undefined ? null : moveCalls.readImport(id)),
    initialData: id === latest?._id ? latest : undefined,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  })
  const current = isNew ? null : (data ?? null)
  const submit = useSubmit<Step>({ fallback: TEXTS.failed })
  const show = (answer: ShownImport) => {
    queryClient().setQueryData(['recipe-import', answer._id], answer)
    setId(answer._id)
    setNew(false)
  }
  const upload = useUpload(submit, moveCalls.checkArchive, {
    step: 'check',
    name: 'archive',
    rules: RULES,
    missing: TEXTS.missing,
    onSuccess: show,
  })
  const act = (step: 'start' | 'undo') => {
    if (!current) return upload.start()
    const call = step === 'start' ? moveCalls.startImport : moveCalls.undoImport
    void submit.run(() => call(current._id), { step, onSuccess: show, refresh: true })
  }
  const count = current?.entries.filter(({ state }) => state === 'new').length ?? 0

  return (
    <Form submit={submit} onSubmit={() => act('start')}>
      {current ? (
        <ImportReport shown={current} />
      ) : (
        <FileField label="Archive" upload={upload} help={TEXTS.help} />
      )}
      <FormError />
      <Buttons>
        {!current && <SubmitButton step="check">Check the archive</SubmitButton>}
        {current?.state === 'checked' && count > 0 && (
          <SubmitButton step="start">{`Import ${counted(count, current.noun)}`}</SubmitButton>
        )}
        {current?.state === 'done' && (
          <Button busy={submit.busy === 'undo'} onClick={() => act('undo')}>
            Undo the import
          </Button>
        )}
        {current && current.state !== 'running' && (
          <Button onClick={() => setNew(true)}>Another archive</Button>
        )}
      </Buttons>
    </Form>
  )
}

function ImportReport({ shown }: { shown: ShownImport }) {
  const rows = shown.entries.map((entry, i) => ({ ...entry, key: String(i) }))
  return (
    <>
      <p role="status" className="type-control">
        {sentenceOf(shown)}
      </p>
      <Table
        label="What is in the archive"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </>
  )
}

function sentenceOf({ fileName, format, noun, state, entries }: ShownImport): string {
  const countOf = (wanted: ImportEntry['state']) =>
    entries.filter((entry) => entry.state === wanted).length
  const archive = `${fileName} (${format})`
  const added = counted(countOf('added'), noun)
  switch (state) {
    case 'checked':
      return `${archive}: ${countOf('new')} new, ${countOf('exists')} here already, ${countOf('refused')} that cannot be added. Nothing is written yet.`
    case 'running':
      return `${archive}: ${countOf('added')} of ${counted(countOf('added') + countOf('new'), noun)} are added. You may leave this page.`
    case 'done':
      return `${archive}: ${added} added.`
    case 'undone':
      return `${archive}: undone, ${added} in the trash.`
  }
}

const STATES: Record<ImportEntry['state'], string> = {
  new: 'new',
  added: 'added',
  exists: 'is here already',
  refused: 'cannot be added',
}

const COLUMNS: readonly Column<ImportEntry & { key: string }>[] = [
  { key: 'title', head: 'title', cell: ({ title }) => title },
  { key: 'state', head: 'state', kind: 'bare', cell: ({ state }) => STATES[state] },
  { key: 'pictures', head: 'pictures', kind: 'number', cell: ({ pictures }) => pictures },
  { key: 'notes', head: 'notes', isMuted: true, cell: ({ notes }) => notes.join(' ') },
]

const moveCalls = {
  checkArchive: (archive: File, control: UploadControl) =>
    uploadRoute('/api/recipes/imports', formOf({ archive }), control),

  readImport: (id: string) => callRoute('/api/recipes/imports/[id]', 'GET', { params: { id } }),

  startImport: (id: string) =>
    callRoute('/api/recipes/imports/[id]/start', 'POST', { params: { id } }),

  undoImport: (id: string) =>
    callRoute('/api/recipes/imports/[id]/undo', 'POST', { params: { id } }),
}
