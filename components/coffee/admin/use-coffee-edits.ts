import { useState } from 'react'
import { parseDraft } from '@/components/ui/form/draft-store'
import type { Failure } from '@/components/ui/form/failure'
import { labelsOf, typedText } from '@/components/ui/form/form-values'
import { useDraftValues } from '@/components/ui/form/use-draft-values'
import { theirsIn } from '@/components/ui/form/use-edits'
import { type Side, useConflicts } from '@/components/ui/form/use-conflicts'
import type { Coffee } from '@/lib/coffee/schema'
import { type CoffeeValues, fieldsOf, openedCoffee, toChanges } from './coffee-values'

/** The values of an edited coffee: a draft keeps them, with what was stored when it was begun. */
export function useCoffeeEdits(coffee: Coffee) {
  const [first] = useState(() => withBase(openedCoffee(coffee), openedCoffee(coffee)))
  const draft = useDraftValues<CoffeeValues>(`coffee ${coffee._id}`, first)
  const { values, change } = draft
  const { base: text = '', ...typed } = values
  const base = parseDraft(text) as CoffeeValues | null
  const opened = base ?? openedCoffee(coffee)
  const fields = fieldsOf(typed)
  const conflicts = useConflicts<CoffeeValues, string>({
    labels: labelsOf(fields),
    textOf: (texts, name) => texts[name] ?? '',
  })

  function onFailure(failure: Failure) {
    const theirs = theirsIn(failure, opened, (name, value) => typedText(fields, name, value))
    if (!theirs) return conflicts.clear()
    const mine = conflicts.openConflict({ base: opened, mine: typed, theirs })
    change(() => withBase(mine, theirs))
  }

  function forget() {
    conflicts.clear()
    draft.forget()
  }

  return {
    ...draft,
    forget,
    values: typed,
    conflicts,
    pick: (field: string, side: Side) =>
      change((before) => withBase(conflicts.pick(before, field, side), opened)),
    changes: () => toChanges(typed, opened),
    onFailure,
  }
}

function withBase(values: CoffeeValues, base: CoffeeValues): CoffeeValues {
  return { ...values, base: JSON.stringify(base) }
}
