import { useState } from 'react'
import { FadingImage } from '@/components/ui/fading-image'
import { CrossedPlace } from '@/components/ui/picture-frame'
import { BADGE_TEXTS, badgeImagePath } from '@/lib/badges/catalogue'
import styles from './medal.module.css'

type MedalProps = {
  code: string
  size: 'grid' | 'large'
  isGrey?: boolean
}

const SIDES = { grid: 96, large: 192 }

/** The name stands beside it, so the picture has no words. */
export function Medal({ code, size, isGrey = false }: MedalProps) {
  const [hasFailed, setFailed] = useState(false)
  const side = SIDES[size]
  return (
    <span className={`${styles.medal} ${styles[size]} ${isGrey ? styles.grey : ''}`}>
      {hasFailed ? (
        <>
          <CrossedPlace />
          <span className="visually-hidden">{BADGE_TEXTS.imageFailed}</span>
        </>
      ) : (
        <FadingImage
          src={badgeImagePath(code)}
          alt=""
          width={side}
          height={side}
          isLazy={size === 'grid'}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}
