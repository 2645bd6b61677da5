import { useEffect, useRef, useState } from 'react'
import styles from './file-field.module.css'

/** Nothing for what is no picture, or cannot be shown. */
export function FilePreview(props: { file: File; alt?: string; className?: string | undefined }) {
  const { file, alt = '', className = styles.preview } = props
  const image = useRef<HTMLImageElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isPicture = file.type.startsWith('image/') && !hasFailed

  useEffect(() => {
    if (!isPicture || !image.current) return
    const url = URL.createObjectURL(file)
    image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file, isPicture])

  if (!isPicture) return null
  return <img ref={image} alt={alt} className={className} onError={() => setFailed(true)} />
}
