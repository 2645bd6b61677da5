'use client'

import { useState } from 'react'
import styles from './carousel.module.css'
import { PictureBands } from './picture-bands'
import { CrossedPlace } from './picture-frame'

export type Slide = {
  /** At most 720 px wide. */
  src: string
  full?: string
  alt: string
}

/** A phone is given the small file up to two of its pixels for each of CSS. */
const SIZES = '(width < 700px) 360px, 600px'

type CarouselPictureProps = Slide & { isFirst: boolean }

export function CarouselPicture({ src, full, alt, isFirst }: CarouselPictureProps) {
  const [hasFailed, setFailed] = useState(false)

  /** The server's markup may have failed before hydration. */
  function checkLoaded(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && image.src !== '') setFailed(true)
  }

  if (hasFailed) {
    return (
      <>
        <CrossedPlace />
        <p className={`${styles.failed} type-small`}>
          <span>Failed to load image</span>
        </p>
      </>
    )
  }
  return (
    <>
      <PictureBands src={src} />
      <img
        ref={checkLoaded}
        // It stands before the address, which would start the loading.
        loading={isFirst ? 'eager' : 'lazy'}
        src={src}
        srcSet={full && `${src} 720w, ${full} 1600w`}
        sizes={full && SIZES}
        alt={alt}
        className={styles.picture}
        onError={() => setFailed(true)}
      />
    </>
  )
}
