'use client'

import { useState } from 'react'
import { TODAY_IMAGE_PATH } from '@/lib/art-of-the-day/queries'
import styles from './art-image.module.css'

/** Pictures are at most this long on either side (G-62c); the frame keeps their place. */
const SIDE = 1024

type ArtImageProps = { alt: string; onError: () => void }

/** Today's picture, which fades in over its place when it was not there from the start. */
export function ArtImage({ alt, onError }: ArtImageProps) {
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
      width={SIDE}
      height={SIDE}
      alt={alt}
      className={isLoading ? styles.loading : styles.loaded}
      onLoad={() => setLoading(false)}
      onError={onError}
    />
  )
}
