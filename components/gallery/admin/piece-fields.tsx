import { CheckField } from '@/components/ui/form/check-field'
import { Field } from '@/components/ui/form/field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import styles from './piece-fields.module.css'

type PieceValues = {
  title: string
  creator: string
  description: string
  dateMade: string
  toShow: boolean
  widthCm: number | null
  heightCm: number | null
}

/** They have no rules of their own: the server's texts come back to them (G-117). */
export function PieceFields({ values }: { values: PieceValues }) {
  const { title, creator, description, dateMade, toShow, widthCm, heightCm } = values
  return (
    <>
      <Field label="Title" name="title" autoComplete="off" defaultValue={title} />
      <Field label="Creator" name="creator" autoComplete="off" defaultValue={creator} />
      <TextAreaField label="Description" name="description" defaultValue={description} />
      <div className={styles.pair}>
        <Field label="Date Made" name="dateMade" type="date" defaultValue={dateMade} />
        <div>
          <CheckField label="to show" name="toShow" defaultChecked={toShow} />
          <p className="type-small muted">Without it, members alone see the piece.</p>
        </div>
      </div>
      <div className={styles.pair}>
        <Field
          label="Width"
          name="widthCm"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={widthCm ?? ''}
          help="cm, of the work itself"
        />
        <Field
          label="Height"
          name="heightCm"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={heightCm ?? ''}
          help="cm; both or none"
        />
      </div>
    </>
  )
}
