import { coloursOf } from '@/components/aotd/logged-out'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import type { ColourDay } from '@/lib/aotd/schema'
import styles from './home.module.css'

type ColoursProps = {
  /** Null until a picture has set the site's colours. */
  day: ColourDay | null
}

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
