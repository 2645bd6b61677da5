/** Whether a reload of the page would lose what was typed into a form. */
export function hasTypedForms(): boolean {
  return document.querySelector('form[data-typed]') !== null
}

/** A file may be dropped or pasted. */
export const NOTE_TYPING = { onInput: note, onDrop: note, onPaste: note } as const

export function forgetTyping(form: HTMLFormElement | null): void {
  delete form?.dataset.typed
}

function note({ currentTarget }: { currentTarget: HTMLFormElement }): void {
  currentTarget.dataset.typed = ''
}
