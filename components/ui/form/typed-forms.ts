'use client'

import { type RefObject, useEffect } from 'react'

const typed = new Set<HTMLFormElement>()

/** A file may be dropped or pasted. */
const TYPING = ['input', 'drop', 'paste'] as const

/** Whether a reload of the page would lose what was typed into a form. */
export function hasTypedForms(): boolean {
  return typed.size > 0
}

/** Until the form is gone, or `isSent` turns true. */
export function useTypedForm(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const note = () => typed.add(element)
    for (const type of TYPING) element.addEventListener(type, note)
    return () => {
      for (const type of TYPING) element.removeEventListener(type, note)
      typed.delete(element)
    }
  }, [form])

  useEffect(() => {
    if (isSent && form.current) typed.delete(form.current)
  }, [form, isSent])
}
