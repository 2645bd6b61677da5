'use client'

import { useRouter } from 'next/navigation'
import { CHOOSE_FIRST } from '@/components/ui/form/conflict-panel'
import type { Failure } from '@/components/ui/form/failure'
import { bodyOf, labelsOf, type Values, valuesOf } from '@/components/ui/form/form-values'
import { type Side, useConflicts } from '@/components/ui/form/use-conflicts'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useVersionDraft, type VersionDraft } from '@/components/ui/form/use-version-draft'
import { showToast } from '@/components/ui/show-toast'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { PAGE_FIELDS } from '@/lib/own-pages/form'
import type { OwnPage, PageVersion } from '@/lib/own-pages/schema'
import { type PageBody, pageCalls } from './calls'

type PageValues = Values<typeof PAGE_FIELDS>
type PageField = keyof PageValues

const LABELS = labelsOf(PAGE_FIELDS)

/** What is typed, on top of the version that was opened; conflicts are those of two editors. */
export function usePageForm(page: OwnPage, earlier: PageVersion | null) {
  const router = useRouter()
  const draft = useVersionDraft(
    `page ${page._id} ${earlier?.replacedAt ?? ''}`,
    openedWith(page, earlier),
    complete,
  )
  const conflicts = useConflicts({
    labels: LABELS,
    textOf: (values: PageValues, field: PageField) => values[field],
  })
  const submit = useSubmit({ onFailure: openConflict })

  function openConflict({ error }: Failure) {
    const stored = error?.status === 409 ? pageIn(error.body) : null
    if (!stored || !draft.base) return
    const theirs = valuesOf(PAGE_FIELDS, stored)
    const sides = { base: draft.base.values, mine: draft.read(), theirs }
    const values = conflicts.openConflict(sides)
    draft.rebase({ values, base: { values: theirs, updatedAt: stored.updatedAt } })
  }

  function save() {
    const { values, base } = draft
    if (conflicts.isOpen || !base) return submit.fail({}, CHOOSE_FIRST)
    const store = () => pageCalls.savePage(page._id, toBody(values, base.updatedAt))
    void submit.run(store, { staysBusy: true, onSuccess: (saved) => leave(saved, base.values) })
  }

  function leave(saved: OwnPage, before: PageValues) {
    draft.discard()
    const undo = () =>
      void submit.run(() => pageCalls.savePage(page._id, toBody(before, saved.updatedAt)), {
        success: OWN_PAGE_TEXTS.undone,
        onSuccess: ({ path }) => goTo(path),
        toastsFailure: true,
      })
    void showToast('success', OWN_PAGE_TEXTS.saved, { action: { label: 'Undo', run: undo } })
    goTo(saved.path)
  }

  function goTo(path: string) {
    router.push(path)
    router.refresh()
  }

  const pick = (field: PageField, side: Side) =>
    draft.change(conflicts.pick(draft.values, field, side))

  return { draft, conflicts: { ...conflicts, pick }, submit, save }
}

function openedWith(page: OwnPage, earlier: PageVersion | null): VersionDraft<PageValues> {
  const values = valuesOf(PAGE_FIELDS, page)
  return {
    values: earlier ? { ...values, title: earlier.title, text: earlier.text } : values,
    base: { values, updatedAt: page.updatedAt },
  }
}

function complete(values: PageValues): PageValues {
  return { ...valuesOf(PAGE_FIELDS, {}), ...values }
}

function toBody(values: PageValues, updatedAt: string): PageBody {
  return { ...bodyOf<PageBody, typeof PAGE_FIELDS>(PAGE_FIELDS, values), updatedAt }
}

function pageIn(body: unknown): OwnPage | null {
  if (typeof body !== 'object' || body === null || !('page' in body)) return null
  return body.page as OwnPage
}
