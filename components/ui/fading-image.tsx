import { useState } from 'react'
import { useIsReady } from '@/components/ui/form/use-is-ready'
import styles from './fading-image.module.css'

type FadingImageProps = {
  src: string
  alt: string
  width: number
  height: number
  onLoaded?: (() => void) | undefined
  isLazy?: boolean
  onError: () => void
}

export function FadingImage(props: FadingImageProps) {
  const { src, alt, width, height, isLazy = false, onLoaded, onError } = props
  const [isLoading, setLoading] = useState(false)
  // What the server sent may be half loaded at hydration, and must not vanish.
  const [isServed] = useState(!useIsReady())

  /** The server's markup may have loaded or failed before hydration. */
  function checkLoaded(image: HTMLImageElement | null) {
    if (!image) return
    if (!image.complete) setLoading(!isServed)
    else if (image.naturalWidth === 0) onError()
    else onLoaded?.()
  }

  return (
    <img
      ref={checkLoaded}
      // It stands before the address, which would start the loading.
      loading={isLazy ? 'lazy' : undefined}
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
