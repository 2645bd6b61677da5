'use client'

import { useState } from 'react'
import styles from './carousel.module.css'
import { CrossedPlace } from './picture-frame'

export type Slide = {
  src: string
  srcSet?: string
  alt: string
}

type CarouselPictureProps = Slide & { isFirst: boolean }

export function CarouselPicture({ src, srcSet, alt, isFirst }: CarouselPictureProps) {
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
    <img
      ref={checkLoaded}
      // It stands before the address, which would start the loading.
      loading={isFirst ? 'eager' : 'lazy'}
      src={src}
      srcSet={srcSet}
      alt={alt}
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  )
}
