import { beforeEach } from 'vitest'

/** Gives jsdom modal dialogs, which it has not. */
export function withDialogs(): void {
  beforeEach(() => {
    let before: Element | null = null
    HTMLDialogElement.prototype.showModal = function showModal() {
      before = document.activeElement
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
      if (before instanceof HTMLElement) before.focus()
    }
  })
}
