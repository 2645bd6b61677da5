'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ImportReport } from '@/components/cookbook/move/import-report'
import { moveCalls } from '@/components/cookbook/move/calls'
import { Button, Buttons } from '@/components/ui/button'
import { FileField } from '@/components/ui/form/file-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import { queryClient, QueryProvider } from '@/components/ui/query-provider'
import { ARCHIVE_LIMITS, MOVE_TEXTS as TEXTS } from '@/lib/archives/catalogue'
import type { ShownImport } from '@/lib/archives/schema'
import { counted } from '@/lib/format'

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
