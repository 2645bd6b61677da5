'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { deleteEntry, fetchEntry, restoreEntry, saveEntry } from '@/lib/aotd/admin/queries'
import type { AdminArt } from '@/lib/aotd/admin/schema'
import { ApiError } from '@/lib/http/client'
import {
  type FieldName,
  type FormValues,
  rebase,
  toChanges,
  toFieldErrors,
  toFormValues,
} from './form-values'

/** What is under way, or went wrong, and so where it is said. */
export type Step = 'load' | 'save' | 'delete' | 'restore'

export type Problem = {
  step: Step
  text: string
  fields: Partial<Record<FieldName, string>>
  /** Somebody else has saved the entry meanwhile. */
  isConflict: boolean
}

type Loaded = { entry: AdminArt; values: FormValues }

const loadedFrom = (entry: AdminArt): Loaded => ({ entry, values: toFormValues(entry) })

/** The entry in the panel with what was typed, and all that can be done with it. */
export function useEntry(first: AdminArt | null, onMoved: () => void) {
  const router = useRouter()
  const [loaded, setLoaded] = useState<Loaded | null>(() => first && loadedFrom(first))
  const [busy, setBusy] = useState<Step | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  /** One step at a time; what fails is said in a toast and in its place (S2 §8), and returned. */
  async function take(
    step: Step,
    failure: string,
    run: () => Promise<void>,
    sent?: FormValues,
  ): Promise<Problem | null> {
    if (busy) return null
    setBusy(step)
    setProblem(null)
    const met = await run().then(
      () => null,
      (reason: unknown) => toProblem(step, reason, failure, sent),
    )
    setProblem(met)
    if (met) toast('error', met.text)
    setBusy(null)
    return met
  }

  /** By its id, or `today`. */
  const load = (id: string) =>
    take('load', ART_ADMIN_TEXTS.fetchFailed, async () => {
      const entry = await fetchEntry(id)
      setLoaded(loadedFrom(entry))
      onMoved()
    })

  /** The entry as it is by now, under what was typed here. */
  const refresh = () =>
    take('save', ART_ADMIN_TEXTS.fetchFailed, async () => {
      if (!loaded) return
      const entry = await fetchEntry(loaded.entry._id)
      const before = toFormValues(loaded.entry)
      setLoaded((now) => now && { entry, values: rebase(before, now.values, toFormValues(entry)) })
    })

  async function save(): Promise<Problem | null> {
    if (!loaded) return null
    const { entry, values: sent } = loaded
    const changes = toChanges(toFormValues(entry), sent)
    if (Object.keys(changes).length === 0) return complain('save', ART_ADMIN_TEXTS.noChanges)
    const run = async () => {
      const saved = await saveEntry(entry._id, { __v: entry.__v, ...changes })
      // What was saved is saved, whether or not it can be read anew.
      const newest = await fetchEntry(entry._id).catch(() => saved)
      const newer = toFormValues(newest)
      setLoaded((now) => now && { entry: newest, values: rebase(sent, now.values, newer) })
      toast('success', ART_ADMIN_TEXTS.updated)
      router.refresh()
    }
    return take('save', ART_ADMIN_TEXTS.updateFailed, run, sent)
  }

  const remove = () =>
    take('delete', ART_ADMIN_TEXTS.deleteFailed, async () => {
      if (!loaded) return
      const { _id } = loaded.entry
      await deleteEntry(_id)
      setLoaded(null)
      void showToast('success', ART_ADMIN_TEXTS.deleted, {
        length: 'short',
        action: { label: 'Undo', run: () => void restore(_id) },
      })
      onMoved()
      router.refresh()
    })

  const restore = (id: string) =>
    take('restore', ART_ADMIN_TEXTS.restoreFailed, async () => {
      const entry = await restoreEntry(id)
      // What is being edited stays where it is.
      setLoaded((now) => now ?? loadedFrom(entry))
      toast('success', ART_ADMIN_TEXTS.restored)
      // The button that was pressed goes with its row, or with its notice.
      onMoved()
      router.refresh()
    })

  function complain(step: Step, text: string): Problem {
    const met = { step, text, fields: {}, isConflict: false }
    setProblem(met)
    toast('error', text)
    return met
  }

  const type = (name: FieldName, text: string) =>
    setLoaded((now) => now && { ...now, values: { ...now.values, [name]: text } })

  return { loaded, busy, problem, load, refresh, save, remove, restore, complain, type }
}

export type EntryActions = ReturnType<typeof useEntry>

function toProblem(step: Step, reason: unknown, failure: string, sent?: FormValues): Problem {
  if (!(reason instanceof ApiError)) return { step, text: failure, fields: {}, isConflict: false }
  return {
    step,
    text: reason.messageOr(failure),
    fields: sent ? toFieldErrors(reason.fields, sent) : {},
    isConflict: reason.status === 409 && step === 'save' && !reason.fields.date,
  }
}

function toast(kind: 'success' | 'error', text: string): void {
  void showToast(kind, text, { length: 'short' })
}
