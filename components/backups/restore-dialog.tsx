import { backupCalls } from '@/components/backups/calls'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { PasswordField } from '@/components/ui/form/password-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { BACKUP_TEXTS as TEXTS } from '@/lib/backups/catalogue'
import type { BackupsState } from '@/lib/backups/schema'

type RestoreDialogProps = {
  name: string
  onStart: (state: BackupsState) => void
  onClose: () => void
}

export function RestoreDialog({ name, onStart, onClose }: RestoreDialogProps) {
  const submit = useSubmit()
  const start = (state: BackupsState) => {
    onStart(state)
    onClose()
  }
  return (
    <FormDialog
      title="Restore this archive?"
      action="Restore"
      isDanger
      submit={submit}
      onSubmit={(data) =>
        void submit.run(() => backupCalls.restore(name, String(data.get('currentPassword'))), {
          onSuccess: start,
        })
      }
      onClose={onClose}
    >
      <p className="type-control">{name}</p>
      <p className="type-control">{TEXTS.restoreHelp}</p>
      <PasswordField
        label="Your password"
        name="currentPassword"
        autoComplete="current-password"
        required
      />
    </FormDialog>
  )
}
