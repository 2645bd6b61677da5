import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { bodyOf, typedIn, valuesOf } from '@/components/ui/form/form-values'
import { useSubmit } from '@/components/ui/form/use-submit'
import { BADGE_ADMIN_TEXTS as TEXTS, imageMissingFor } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import { FileForm } from '@/components/ui/form/file-form'
import type { AdminBadge, EditBadgeBody } from '@/lib/badges/admin/schema'
import { BADGE_FIELDS } from '@/lib/badges/form'
import { LIMITS } from '@/lib/config/limits'
import { DRAWN_TYPES, drawnHelp } from '@/lib/config/picture-types'
import styles from './badges-admin.module.css'

type Step = 'save' | 'retire' | 'delete'

export function EditBadge({ badge, onClose }: { badge: AdminBadge; onClose: () => void }) {
  const submit = useSubmit<Step>()
  const { code, isRetired } = badge

  function change(step: Step, data: FormData, more: EditBadgeBody = {}) {
    const body = { ...bodyOf<EditBadgeBody>(BADGE_FIELDS, typedIn(BADGE_FIELDS, data)), ...more }
    void submit.run(() => badgeAdminCalls.saveBadge(code, body), {
      step,
      success: TEXTS.saved,
      onSuccess: onClose,
      refresh: true,
    })
  }

  return (
    <Dialog title={badge.name} wide onClose={onClose}>
      <Form submit={submit} className={styles.parts} onSubmit={(data) => change('save', data)}>
        <FormFields fields={BADGE_FIELDS} values={valuesOf(BADGE_FIELDS, badge)} />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton step="save">Save</SubmitButton>
          <Button
            busy={submit.busy === 'retire'}
            onClick={({ currentTarget: { form } }) =>
              change('retire', new FormData(form ?? undefined), { isRetired: !isRetired })
            }
          >
            {isRetired ? 'Bring back' : 'Retire'}
          </Button>
          <ConfirmButton
            label="Delete"
            title={`Delete ${badge.name}?`}
            confirm="delete"
            cancel="keep"
            onConfirm={() =>
              submit.run(() => badgeAdminCalls.deleteBadge(code), {
                step: 'delete',
                success: TEXTS.deleted,
                onSuccess: onClose,
                refresh: true,
              })
            }
          >
            Nobody holds it then. For 30 days it can be restored to all who held it.
          </ConfirmButton>
        </Buttons>
        <p className="type-small muted">
          A retired badge is not given any more; who holds it keeps it.
        </p>
      </Form>
      <BadgeImage badge={badge} />
    </Dialog>
  )
}

const DRAWN_RULES = { accept: DRAWN_TYPES, maxBytes: LIMITS.fileBytes }
const DRAWN_HELP = drawnHelp(DRAWN_RULES.maxBytes)

/** The image replaces the drawn medal (G-98). */
function BadgeImage({ badge: { code, name, image } }: { badge: AdminBadge }) {
  return (
    <FileForm
      label="Picture"
      rules={DRAWN_RULES}
      help={`${DRAWN_HELP} It replaces ${image ? 'the present picture' : 'the drawn medal'}.`}
      missing={imageMissingFor(name)}
      action="Upload picture"
      send={(file, control) => badgeAdminCalls.uploadBadgeImage(code, file, control)}
      options={{ success: TEXTS.imageStored }}
    />
  )
}
