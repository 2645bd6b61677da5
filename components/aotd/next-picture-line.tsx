'use client'

import { useMoment, useTimeLeft } from '@/components/page/moment'
import { MINUTE_MS } from '@/lib/durations'
import { hoursAndMinutes } from '@/lib/format'
import type { NextPicture } from '@/lib/aotd/schema'
import styles from './next-picture-line.module.css'

type NextPictureLineProps = NextPicture & {
  /** False while the picture whose time has come is painted, and after it. */
  isFree?: boolean
}

/** It is in the reader's time; without scripts in UTC, and without what is left (G-45). */
export function NextPictureLine({ at, birthdaysAt, isOpen, isFree = true }: NextPictureLineProps) {
  const left = useTimeLeft(at)
  const time = useMoment(at, 'time')
  const firstTime = useMoment(birthdaysAt ?? at, 'time')
  if (isOpen || (left !== null && left <= 0)) {
    if (!isFree) return null
    return <p className={`${styles.line} type-control`}>The next picture can be started now</p>
  }
  return (
    <p className={`${styles.line} type-control`}>
      The next picture can be started at {time}{' '}
      <span className={styles.left}>
        {left !== null && `(in ${hoursAndMinutes(left / MINUTE_MS)})`}
      </span>
      {birthdaysAt && (
        <span className={styles.first}>from {firstTime} by members whose birthday it is</span>
      )}
    </p>
  )
}
