'use client'

import { useState } from 'react'
import { TODAY_IMAGE_PATH } from '@/lib/art-of-the-day/queries'
import styles from './art-image.module.css'

type ArtImageProps = { alt: string; width: number; height: number; onError: () => void }

/** Today's picture, which fades in over its place when it was not there from the start. */
export function ArtImage({ alt, width, height, onError }: ArtImageProps) {
  const [isLoading, setLoading] = useState(false)

  /** The server's own markup may have loaded, or failed, before anyone listened. */
  function meet(image: HTMLImageElement | null) {
    if (!image) return
    if (!image.complete) setLoading(true)
    else if (image.naturalWidth === 0) onError()
  }

  return (
    <img
      ref={meet}
      src={TODAY_IMAGE_PATH}
      width={width}
      height={height}
      alt={alt}
      className={isLoading ? styles.loading : styles.loaded}
      onLoad={() => setLoading(false)}
      onError={onError}
    />
  )
}
