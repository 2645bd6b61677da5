import { createContext, use } from 'react'
import type { Failure } from './failure'

type FormState = {
  busy: string | null
  failure: Failure | null
  clearError: (name: string) => void
}

export const FormContext = createContext<FormState>({
  busy: null,
  failure: null,
  clearError: () => {},
})

/** `given` goes before the form's own error of this name. */
export function useFieldError(name: string | undefined, given?: string): string | undefined {
  const { failure } = use(FormContext)
  return given || failure?.fields[name ?? '']
}
