export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function isControl(found: unknown): found is FormControl {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => found instanceof kind,
  )
}

export function isChoice(control: FormControl): control is HTMLInputElement {
  return ['checkbox', 'radio'].includes(control.type)
}

/** As typing would, so that all who follow the control learn of it. */
export function enterText(control: FormControl, text: string): void {
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
