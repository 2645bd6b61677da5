import { CheckField } from '@/components/ui/form/check-field'
import { Field } from '@/components/ui/form/field'
import { SelectField } from '@/components/ui/form/select-field'
import type { AdminBadge } from '@/lib/badges/admin/schema'
import { BADGE_LIMITS, RULE_CODES } from '@/lib/badges/catalogue'
import styles from './badges-admin.module.css'

export function BadgeFields({ badge }: { badge: AdminBadge }) {
  const { name, description, value, category, color, isUnique, rule } = badge
  return (
    <>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        autoFocus
        maxLength={BADGE_LIMITS.name}
        defaultValue={name}
      />
      <Field
        label="Description"
        name="description"
        autoComplete="off"
        maxLength={BADGE_LIMITS.description}
        defaultValue={description}
      />
      <div className={styles.fields}>
        <Field
          label="Points"
          name="value"
          type="number"
          min={0}
          max={BADGE_LIMITS.value}
          step={1}
          defaultValue={value}
        />
        <Field
          label="Category"
          name="category"
          autoComplete="off"
          maxLength={BADGE_LIMITS.category}
          defaultValue={category}
        />
        <Field
          label="Colour"
          name="color"
          autoComplete="off"
          spellCheck={false}
          help="Such as #19847b."
          defaultValue={color}
        />
        <SelectField
          label="Rule"
          name="rule"
          options={[{ value: '', label: 'by hand' }, ...RULE_CODES]}
          defaultValue={rule ?? ''}
        />
      </div>
      <CheckField label="Unique: one holder ever" name="isUnique" defaultChecked={isUnique} />
    </>
  )
}
