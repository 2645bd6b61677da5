import { useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button, Buttons } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { drawnFile, WHOLE } from './canvas-picture'
import styles from './crop-dialog.module.css'
import { ErrorText } from './error-text'
import { FilePreview } from './file-preview'

export type CropDialogProps = {
  name: string
  file: File
  onCrop: (part: File) => void
  onClose: () => void
}

const MIN_PX = 16

export function CropDialog({ name, file, onCrop, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<PercentCrop>({ unit: '%', ...WHOLE })
  const [problem, setProblem] = useState('')
  const [isCutting, setCutting] = useState(false)

  async function cut() {
    setCutting(true)
    try {
      const bitmap = await createImageBitmap(file)
      try {
        onCrop(await drawnFile(file, bitmap, crop))
      } finally {
        bitmap.close()
      }
      onClose()
    } catch {
      setProblem('The picture cannot be cropped here.')
      setCutting(false)
    }
  }

  return (
    <Dialog title={`Crop ${name}`} wide onClose={onClose}>
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
          <FilePreview file={file} alt={name} className={styles.picture} />
        </ReactCrop>
      </div>
      <ErrorText>{problem}</ErrorText>
      <Buttons>
        <Button variant="filled" busy={isCutting} onClick={() => void cut()}>
          Crop
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Buttons>
    </Dialog>
  )
}
