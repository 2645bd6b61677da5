'use client'

import { useEffect, useRef, useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { Dialog } from '@/components/ui/dialog'
import { drawnFile } from './canvas-picture'
import styles from './crop-dialog.module.css'
import { ErrorText } from './error-text'

type CropDialogProps = { file: File; onCrop: (part: File) => void; onClose: () => void }

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
const MIN_PX = 16

export function CropDialog({ file, onCrop, onClose }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState(WHOLE)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])

  async function cut() {
    try {
      onCrop(await cutOut(file, crop))
      onClose()
    } catch {
      setProblem('The picture cannot be cropped here.')
    }
  }

  return (
    <Dialog title={`Crop ${file.name}`} wide onClose={onClose}>
      <p className="type-control">Drag the edges, or move them with the arrow keys.</p>
      <div className={styles.place}>
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          minWidth={MIN_PX}
          minHeight={MIN_PX}
          keepSelection
          ruleOfThirds
        >
          <img ref={image} alt={file.name} className={styles.picture} />
        </ReactCrop>
      </div>
      <ErrorText>{problem}</ErrorText>
      <Buttons>
        <Button variant="filled" onClick={() => void cut()}>
          Crop
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Buttons>
    </Dialog>
  )
}

async function cutOut(file: File, crop: PercentCrop): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const across = bitmap.width / 100
  const down = bitmap.height / 100
  const area = {
    x: Math.round(crop.x * across),
    y: Math.round(crop.y * down),
    width: Math.round(crop.width * across),
    height: Math.round(crop.height * down),
  }
  try {
    return await drawnFile(file, { bitmap, area })
  } finally {
    bitmap.close()
  }
}
