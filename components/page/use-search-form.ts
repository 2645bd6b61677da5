import { useRouter } from 'next/navigation'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useTransition } from 'react'
import { withQuery } from '@/lib/config/paths'

const TYPING_MS = 200

type SearchFormOptions = {
  /** The browser's back button undoes each change alone. */
  keepsHistory?: boolean
}

/** Searches while typing. `values`: those of the address, by the names of the visible fields. */
export function useSearchForm(
  path: string,
  values: Readonly<Record<string, string>>,
  { keepsHistory = false }: SearchFormOptions = {},
) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isLoading, startTransition] = useTransition()
  const address = JSON.stringify(values)

  useEffect(() => () => clearTimeout(timer.current), [])

  // What was typed before the page was ready.
  const showTyped = useEffectEvent(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement) || field.form !== form.current) return
    if (field.value !== values[field.name]) showSoon()
  })
  useEffect(() => showTyped(), [])

  const showAddress = useEffectEvent(() => {
    for (const field of form.current?.elements ?? []) {
      const isInput = field instanceof HTMLInputElement && field !== document.activeElement
      if (!isInput && !(field instanceof HTMLSelectElement)) continue
      const value = values[field.name]
      if (value !== undefined) field.value = value
    }
  })
  // After a link such as `clear`; whoever is typing is ahead of the address.
  useEffect(() => showAddress(), [address])

  function show() {
    clearTimeout(timer.current)
    const fields = [...new FormData(form.current ?? undefined)]
    const target = withQuery(
      path,
      Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
    )
    startTransition(() => router[keepsHistory ? 'push' : 'replace'](target, { scroll: false }))
  }

  function showSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(show, TYPING_MS)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    show()
  }

  return { isLoading, show, showSoon, form: { ref: form, action: path, onSubmit } }
}
