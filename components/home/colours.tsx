import { longDay } from '@/components/aotd/format'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import styles from './home.module.css'

type ColoursProps = {
  /** The art day whose picture gave the colours; null while there is none. */
  colourDay: string | null
}

/** What everyone may see of a members' picture. */
export function Colours({ colourDay }: ColoursProps) {
  return (
    <figure className={styles.picture}>
      <PictureFrame bleeds>
        <BandsPlace manner="still" />
      </PictureFrame>
      <figcaption className={styles.caption}>
        <span>{colourDay ? `The colours of ${longDay(colourDay)}` : 'No picture yet'}</span>
      </figcaption>
    </figure>
  )
}
