import { showToast, type ToastOptions } from '@/components/ui/show-toast'
import { useSubmit } from './use-submit'

type Undoable = {
  work: () => Promise<unknown>
  undo: () => Promise<unknown>
  done: string
  undone: string
  failed?: string
}

export function useUndoable(notice: ToastOptions = {}): (one: Undoable) => Promise<void> {
  const { run } = useSubmit({ toastsFailure: true, notice })
  // It may be pressed while the next one is under way.
  const { run: runUndo } = useSubmit({ toastsFailure: true, notice })
  return async ({ work, undo, done, undone, failed }) => {
    const mapError = failed === undefined ? undefined : () => ({ text: failed })
    if (!(await run(work, { refresh: true, mapError }))) return
    const revert = () => void runUndo(undo, { success: undone, refresh: true })
    void showToast('success', done, { ...notice, action: { label: 'Undo', run: revert } })
  }
}
