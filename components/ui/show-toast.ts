import { isReloading } from './after-update'

export type ToastKind = 'success' | 'error'

/** Top right by default; exceptions by G-15. */
export type ToastPlace = 'top-right' | 'bottom-right' | 'bottom-left'

export type ToastOptions = {
  /** 5 s or 3 s (G-15). */
  length?: 'long' | 'short'
  place?: ToastPlace
  action?: { label: string; run: () => void }
}

export async function showToast(
  kind: ToastKind,
  text: string,
  options: ToastOptions = {},
): Promise<void> {
  const toaster = await import('./toaster').catch(() => null)
  if (toaster) toaster.raiseToast(kind, text, options)
  // Its code does not load offline, and a failure may be told nowhere else.
  else if (kind === 'error' && !(await isReloading())) alert(text)
}
