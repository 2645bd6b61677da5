'use client'

import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { bodyOf, typedIn, valuesOf } from '@/components/ui/form/form-values'
import { useSubmit } from '@/components/ui/form/use-submit'
import { BADGE_ADMIN_TEXTS as TEXTS } from '@/lib/badges/admin/catalogue'
import { badgeAdminCalls } from '@/components/badges/admin/calls'
import type { AdminBadge, EditBadgeBody } from '@/lib/badges/admin/schema'
import { BADGE_FIELDS } from '@/lib/badges/form'
import { BadgeImage } from './badge-image'
import styles from './badges-admin.module.css'

type Step = 'save' | 'retire' | 'delete'

export function EditBadge({ badge, onClose }: { badge: AdminBadge; onClose: () => void }) {
  const submit = useSubmit<Step>()
  const { code, isRetired } = badge

  const change = (step: Step, body: EditBadgeBody) =>
    void submit.run(() => badgeAdminCalls.saveBadge(code, body), {
      step,
      success: TEXTS.saved,
      onSuccess: onClose,
      refresh: true,
    })

  return (
    <Dialog title={badge.name} wide onClose={onClose}>
      <Form
        submit={submit}
        className={styles.parts}
        onSubmit={(data) => change('save', bodyOf(BADGE_FIELDS, typedIn(BADGE_FIELDS, data)))}
      >
        <FormFields fields={BADGE_FIELDS} values={valuesOf(BADGE_FIELDS, badge)} />
        <FormError keepsRow />
        <Buttons>
          <SubmitButton step="save">Save</SubmitButton>
          <Button
            busy={submit.busy === 'retire'}
            onClick={() => change('retire', { isRetired: !isRetired })}
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
