'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { parseDraft, readDraft, writeDraft } from './draft-store'

/** Keeps uncontrolled fields per tab, except passwords and files; returns a clear function. */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>): () => void {
  // Before the paint: what is typed from then on is not overwritten by the draft.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    fill(element, readDraft(name))
    const keep = () => writeDraft(name, textOf(element))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [name, form])
  return () => writeDraft(name, '')
}

type KeptField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): KeptField[] {
  return [...form.elements].filter(
    (element): element is KeptField =>
      (element instanceof HTMLInputElement && !['password', 'file'].includes(element.type)) ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
}

function isChoice(field: KeptField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}

/** Choices of one name differ by value. */
function keyOf(field: KeptField): string {
  return isChoice(field) ? `${field.name}=${field.value}` : field.name
}

function textOf(form: HTMLFormElement): string {
  const named = fieldsOf(form).filter(({ name }) => name !== '')
  const values = named.map((field) => [keyOf(field), isChoice(field) ? field.checked : field.value])
  return JSON.stringify(Object.fromEntries(values))
}

function fill(form: HTMLFormElement, text: string): void {
  const stored = new Map<string, unknown>(Object.entries(parseDraft(text) ?? {}))
  for (const field of fieldsOf(form)) {
    const value = stored.get(keyOf(field))
    if (typeof value === 'boolean' && isChoice(field)) field.checked = value
    if (typeof value === 'string' && !isChoice(field)) field.value = value
  }
}
