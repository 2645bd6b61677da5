import { CheckField } from '@/components/ui/form/check-field'
import { Field } from '@/components/ui/form/field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { STORE_LIMITS } from '@/lib/store/catalogue'
import styles from './item-fields.module.css'
import type { ItemValues } from './item-values'

/** Errors come back from the server, each to its field. */
export function ItemFields({ values }: { values: ItemValues }) {
  return (
    <>
      <Field
        label="Title"
        name="title"
        autoComplete="off"
        autoFocus
        maxLength={STORE_LIMITS.title}
        defaultValue={values.title}
      />
      <TextAreaField
        label="Description"
        name="description"
        maxLength={STORE_LIMITS.description}
        defaultValue={values.description}
      />
      <div className={styles.columns}>
        <Field
          label="Price in €"
          name="price"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values.price}
          help="Such as 12.50."
        />
        <Field
          label="Stock"
          name="stock"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.stock}
          help="0 shows it as sold out."
        />
        <Field
          label="Creator"
          name="creator"
          autoComplete="off"
          maxLength={STORE_LIMITS.creator}
          defaultValue={values.creator}
        />
        <Field label="Date made" name="dateMade" type="date" defaultValue={values.dateMade} />
        <Field
          label="Size"
          name="size"
          autoComplete="off"
          maxLength={STORE_LIMITS.size}
          defaultValue={values.size}
        />
        <Field
          label="Type"
          name="merchType"
          autoComplete="off"
          maxLength={STORE_LIMITS.merchType}
          defaultValue={values.merchType}
        />
        <Field
          label="Product number"
          name="productNumber"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.productNumber}
          help="Optional."
        />
        <div>
          <CheckField
            label="listed for visitors"
            name="selected"
            defaultChecked={values.selected === 'true'}
          />
          <CheckField
            label="hangs in the gallery"
            name="inGallery"
            defaultChecked={values.inGallery === 'true'}
          />
        </div>
      </div>
    </>
  )
}
