type ToastKind = 'success' | 'error'

/** A notice at the top right, 5 s long (G-15); what draws it is loaded with the first one. */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  const { raiseToast } = await import('./toaster')
  raiseToast(kind, text)
}
