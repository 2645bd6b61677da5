import { coloursOf } from '@/components/aotd/format'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { ColourDay } from '@/lib/aotd/schema'
import styles from './home.module.css'

type ColoursProps = {
  /** Null while no picture gave the site its colours. */
  day: ColourDay | null
}

/** What everyone may see of a members' picture. */
export function Colours({ day }: ColoursProps) {
  return (
    <figure className={styles.picture}>
      <PictureFrame bleeds>
        <BandsPlace manner="still" />
      </PictureFrame>
      <figcaption className={styles.caption}>
        <span>{day ? coloursOf(day) : 'No picture yet'}</span>
      </figcaption>
    </figure>
  )
}
