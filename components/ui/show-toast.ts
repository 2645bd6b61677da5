export type ToastKind = 'success' | 'error'

/** Top right, but for the few notices that G-15 puts elsewhere. */
export type ToastPlace = 'top-right' | 'bottom-right' | 'bottom-left'

export type ToastOptions = {
  /** 5 s, or 3 s for the notices of art, recipes, coffee and password reset (G-15). */
  length?: 'long' | 'short'
  place?: ToastPlace
  /** What can be done about it, such as undoing it. */
  action?: { label: string; run: () => void }
}

/** Shows a notice; what draws it is loaded with the first one. */
export async function showToast(
  kind: ToastKind,
  text: string,
  options: ToastOptions = {},
): Promise<void> {
  const { raiseToast } = await import('./toaster')
  raiseToast(kind, text, options)
}
