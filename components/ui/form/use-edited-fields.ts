'use client'

import { useState } from 'react'
import { type Failure, withoutFields } from './failure'

type Edited = { since: Failure | null; names: readonly string[] }

export function useEditedFields(failure: Failure | null) {
  const [edited, setEdited] = useState<Edited>({ since: null, names: [] })
  const names = edited.since === failure ? edited.names : []

  function clearError(name: string) {
    if (!failure || !(name in failure.fields) || names.includes(name)) return
    setEdited({ since: failure, names: [...names, name] })
  }

  return { failure: failure && withoutFields(failure, names), clearError }
}
