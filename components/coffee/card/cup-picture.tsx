import { Picture, PictureSpace } from '@/components/ui/picture'
import { useNear } from '@/components/ui/use-near'
import { COFFEE_TEXTS, type Variant } from '@/lib/coffee/catalogue'
import { smallImagePath } from '@/lib/coffee/tags'
import { TypeIcon } from '../type-icons'
import styles from './cup-picture.module.css'

const SIZE = { width: 720, height: 576 }
const MARGIN = '500px'

type CupPictureProps = {
  /** Null without a picture, which shows the place without words (G-128). */
  imageUrl: string | null
  variant: Variant
  alt: string
  isFirst: boolean
}

export function CupPicture({ imageUrl, variant, alt, isFirst }: CupPictureProps) {
  const { isNear, ref } = useNear(isFirst, MARGIN)
  if (imageUrl !== null && isNear) {
    return (
      <div className={styles.frame}>
        <Picture
          key={imageUrl}
          src={smallImagePath(imageUrl)}
          alt={alt}
          failed={COFFEE_TEXTS.imageFailed}
          {...SIZE}
        />
      </div>
    )
  }
  return (
    <div ref={ref} className={`${styles.frame} ${styles.waiting}`}>
      <PictureSpace {...SIZE} />
      {imageUrl === null ? (
        <div className={styles.none}>
          <TypeIcon variant={variant} size={160} />
        </div>
      ) : (
        <noscript>
          <img src={smallImagePath(imageUrl)} alt={alt} {...SIZE} />
        </noscript>
      )}
    </div>
  )
}
