import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CHOOSE_FIRST } from '@/components/ui/form/conflict-panel'
import type { Failure } from '@/components/ui/form/failure'
import { type Side, useConflicts } from '@/components/ui/form/use-conflicts'
import { type Submit, useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { labelsOf, rebased, valuesOf } from '@/components/ui/form/form-values'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { artAdminCalls } from '@/components/aotd/admin/calls'
import { ENTRY_FIELDS, type EntryField } from '@/lib/aotd/admin/form'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import { type EntryValues, toChanges, toFieldErrors } from './entry-body'

export type Step = 'load' | 'save' | 'delete' | 'restore'

export type LoadedEntry = { entry: AdminArt; values: EntryValues }

const loadedFrom = (entry: AdminArt): LoadedEntry => ({
  entry,
  values: valuesOf(ENTRY_FIELDS, entry),
})

const FORM = {
  labels: labelsOf(ENTRY_FIELDS),
  textOf: (values: EntryValues, field: EntryField) => values[field],
}

const NOTICE = { length: 'short' } as const

export function useEntry(first: AdminArt | null, onMoved: () => void) {
  const router = useRouter()
  const [loaded, setLoaded] = useState<LoadedEntry | null>(() => first && loadedFrom(first))
  const submit = useSubmit<Step>({ toastsFailure: true, notice: NOTICE })
  const { run, fail } = submit
  const conflicts = useConflicts(FORM)

  /** An id, or `today`. */
  function load(id: string) {
    if (id === '') return fail({}, ART_ADMIN_TEXTS.enterId, 'load')
    const work = async () => {
      setLoaded(loadedFrom(await artAdminCalls.fetchEntry(id)))
      conflicts.clear()
      onMoved()
    }
    void run(work, { step: 'load', fallback: ART_ADMIN_TEXTS.fetchFailed })
  }

  /** Somebody else saved first: the form takes what they alone changed. */
  async function mergeNewest({ error, fields }: Failure, { entry, values: mine }: LoadedEntry) {
    if (error?.status !== 409 || fields.date) return
    const newest = await artAdminCalls.fetchEntry(entry._id).catch(() => null)
    if (!newest) return
    const [base, theirs] = [valuesOf(ENTRY_FIELDS, entry), valuesOf(ENTRY_FIELDS, newest)]
    putUnder(mine, newest, conflicts.openConflict({ base, mine, theirs }))
  }

  function pick(field: EntryField, side: Side) {
    if (loaded) setLoaded({ ...loaded, values: conflicts.pick(loaded.values, field, side) })
  }

  /** What was typed since then stays. */
  function putUnder(before: EntryValues, entry: AdminArt, newer: EntryValues) {
    setLoaded(
      (now) =>
        now && { entry, values: rebased(ENTRY_FIELDS, { before, typed: now.values, newer }) },
    )
  }

  function save() {
    if (!loaded) return
    if (conflicts.isOpen) return fail({}, CHOOSE_FIRST, 'save')
    const { entry, values: sent } = loaded
    const changes = toChanges(valuesOf(ENTRY_FIELDS, entry), sent)
    if (Object.keys(changes).length === 0) return fail({}, ART_ADMIN_TEXTS.noChanges, 'save')
    const work = async () => {
      const saved = await artAdminCalls.saveEntry(entry._id, { __v: entry.__v, ...changes })
      // The save succeeded even when reloading fails.
      const newest = await artAdminCalls.fetchEntry(entry._id).catch(() => saved)
      putUnder(sent, newest, valuesOf(ENTRY_FIELDS, newest))
      conflicts.clear()
      router.refresh()
    }
    void run(work, {
      step: 'save',
      success: ART_ADMIN_TEXTS.updated,
      fallback: ART_ADMIN_TEXTS.updateFailed,
      mapError: ({ fields }) => ({ fields: toFieldErrors(fields, sent) }),
      onFailure: (failure) => mergeNewest(failure, loaded),
    })
  }

  function remove() {
    if (!loaded) return
    const { _id } = loaded.entry
    const work = async () => {
      await artAdminCalls.deleteEntry(_id)
      setLoaded(null)
      const undo = { label: 'Undo', run: () => restore(_id) }
      void showToast('success', ART_ADMIN_TEXTS.deleted, { ...NOTICE, action: undo })
      onMoved()
      router.refresh()
    }
    void run(work, { step: 'delete', fallback: ART_ADMIN_TEXTS.deleteFailed })
  }

  function restore(id: string) {
    const work = async () => {
      const entry = await artAdminCalls.restoreEntry(id)
      setLoaded((now) => now ?? loadedFrom(entry))
      // The pressed button disappears with its row or notice.
      onMoved()
      router.refresh()
    }
    void run(work, {
      step: 'restore',
      success: ART_ADMIN_TEXTS.restored,
      fallback: ART_ADMIN_TEXTS.restoreFailed,
    })
  }

  const type = (name: EntryField, text: string) =>
    setLoaded((now) => now && { ...now, values: { ...now.values, [name]: text } })

  return { loaded, submit, conflicts, pick, load, save, remove, restore, type }
}

export type EntryActions = ReturnType<typeof useEntry>

export function ofSteps(submit: Submit<Step>, ...steps: Step[]): Submit<Step> {
  const { failure } = submit
  return { ...submit, failure: failure && steps.includes(failure.step) ? failure : null }
}
