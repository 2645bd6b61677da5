'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { pressedKey } from '@/components/ui/pressed-key'
import styles from './carousel.module.css'
import { icon } from './icon'
import { PictureBands } from './picture-bands'
import { CornerCut, CrossedPlace } from './picture-frame'

const BackIcon = icon(<path d="m15 5-7 7 7 7" />)
const OnIcon = icon(<path d="m9 5 7 7-7 7" />)

/** The style has the same gap. */
const GAP_PX = 8

type CarouselProps = {
  label: string
  pictures: readonly Slide[]
  /** It is in the first view, so its first picture is loaded at once. */
  isFirst?: boolean
  /** A square shows pictures whole, a landscape of 4:3 is filled by them. */
  shape?: 'square' | 'landscape'
}

/** Scrolls by touch, buttons and keys, and wraps around (G-69). */
export function Carousel(props: CarouselProps) {
  const { label, pictures, isFirst = false, shape = 'square' } = props
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const target = useRef<number | null>(null)
  const count = pictures.length
  const current = Math.min(place, count - 1)

  function go(to: number) {
    const next = (to + count) % count
    target.current = next
    setPlace(next)
    const { clientWidth = 0 } = track.current ?? {}
    // A wrap does not run past all the others.
    const isStep = Math.abs(next - current) === 1
    track.current?.scrollTo({
      left: next * (clientWidth + GAP_PX),
      behavior: isStep ? 'auto' : 'instant',
    })
  }

  function follow({ scrollLeft, clientWidth }: HTMLUListElement) {
    const seen = Math.round(scrollLeft / (clientWidth + GAP_PX))
    if (target.current === seen) target.current = null
    else if (target.current === null) setPlace(seen)
  }

  function press(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: count - 1,
    }
    const to = places[pressedKey(event)]
    if (to === undefined || count === 1) return
    event.preventDefault()
    go(to)
  }

  return (
    <div
      className={`${styles.carousel} ${styles[shape]}`}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul
        ref={track}
        className={styles.track}
        aria-label={`Pictures of ${label}`}
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        // A finger or wheel takes over from a running movement.
        onPointerDown={() => (target.current = null)}
        onWheel={() => (target.current = null)}
        onKeyDown={press}
      >
        {pictures.map((picture, i) => (
          <li key={picture.src} className={styles.slide}>
            <CarouselPicture {...picture} isFirst={isFirst && i === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <CornerCut side="right">
          <div className={styles.controls}>
            <button
              type="button"
              className={styles.step}
              aria-label="Previous picture"
              onClick={() => go(current - 1)}
            >
              <BackIcon />
            </button>
            <span aria-hidden="true">
              {current + 1} / {count}
            </span>
            <span role="status" className="visually-hidden">
              Picture {current + 1} of {count}
            </span>
            <button
              type="button"
              className={styles.step}
              aria-label="Next picture"
              onClick={() => go(current + 1)}
            >
              <OnIcon />
            </button>
          </div>
        </CornerCut>
      )}
    </div>
  )
}

type Slide = {
  /** At most 720 px wide. */
  src: string
  full?: string
  alt: string
}

/** A phone is given the small file up to two of its pixels for each of CSS. */
const SIZES = '(width < 700px) 360px, 600px'

type CarouselPictureProps = Slide & { isFirst: boolean }

function CarouselPicture({ src, full, alt, isFirst }: CarouselPictureProps) {
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
