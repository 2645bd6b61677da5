'use client'

import { useState } from 'react'
import styles from './art-image.module.css'

type ArtImageProps = {
  src: string
  alt: string
  width: number
  height: number
  onLoaded?: (() => void) | undefined
  onError: () => void
}

/** Fades in unless already loaded. */
export function ArtImage({ src, alt, width, height, onLoaded, onError }: ArtImageProps) {
  const [isLoading, setLoading] = useState(false)

  /** The server's markup may have loaded or failed before hydration. */
  function meet(image: HTMLImageElement | null) {
    if (!image) return
    if (!image.complete) setLoading(true)
    else if (image.naturalWidth === 0) onError()
    else onLoaded?.()
  }

  return (
    <img
      ref={meet}
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={isLoading ? styles.loading : styles.loaded}
      onLoad={() => {
        setLoading(false)
        onLoaded?.()
      }}
      onError={onError}
    />
  )
}
