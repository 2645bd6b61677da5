'use client'

import { useState } from 'react'
import styles from './carousel.module.css'
import { CrossedPlace } from './picture-frame'

type CarouselPictureProps = { src: string; alt: string; isFirst: boolean }

export function CarouselPicture({ src, alt, isFirst }: CarouselPictureProps) {
  const [hasFailed, setFailed] = useState(false)

  /** The server's markup may have failed before hydration. */
  function meet(image: HTMLImageElement | null) {
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
      ref={meet}
      src={src}
      alt={alt}
      className={styles.picture}
      loading={isFirst ? 'eager' : 'lazy'}
      onError={() => setFailed(true)}
    />
  )
}
