'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './file-field.module.css'

export function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isPicture = file.type.startsWith('image/') && !hasFailed

  useEffect(() => {
    if (!isPicture || !image.current) return
    const url = URL.createObjectURL(file)
    image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file, isPicture])

  return isPicture ? (
    <img ref={image} alt="" className={styles.preview} onError={() => setFailed(true)} />
  ) : null
}
