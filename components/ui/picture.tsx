'use client'

import { useState } from 'react'
import { FadingImage } from './fading-image'
import { PictureBands } from './picture-bands'
import { CrossedPlace } from './picture-frame'
import styles from './picture.module.css'

type Size = { width: number; height: number }

type PictureProps = Size & {
  src: string
  alt: string
  isLazy?: boolean
  failed: string
}

/** Keeps its ratio before, during and after the loading, also where that fails. */
export function Picture({ failed, ...image }: PictureProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={styles.place}>
      {hasFailed ? (
        <FailedPicture width={image.width} height={image.height} text={failed} />
      ) : (
        <>
          <PictureBands src={image.src} size={image} />
          <FadingImage {...image} onError={() => setFailed(true)} />
        </>
      )}
    </div>
  )
}

export function PictureSpace({ width, height }: Size) {
  return <svg className={styles.space} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
}

function FailedPicture({ text, ...size }: Size & { text: string }) {
  return (
    <>
      <PictureSpace {...size} />
      <CrossedPlace />
      <p className={`${styles.failed} type-small`}>{text}</p>
    </>
  )
}
