import { Picture, PictureSpace } from '@/components/ui/picture'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import styles from './lazy-picture.module.css'
import { useNear } from '@/components/ui/use-near'

type LazyPictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** It is in the first view, so it is loaded without scripts. */
  isFirst: boolean
}

export function LazyPicture({ isFirst, ...picture }: LazyPictureProps) {
  const { isNear, ref } = useNear(isFirst)
  if (isNear) return <Picture {...picture} failed={ART_TEXTS.imageFailed} />
  const { src, alt, width, height } = picture
  return (
    <div ref={ref} className={styles.place}>
      <PictureSpace width={width} height={height} />
      <noscript>
        <img src={src} alt={alt} className={styles.whole} />
      </noscript>
    </div>
  )
}
