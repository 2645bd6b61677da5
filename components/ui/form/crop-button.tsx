'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'

type CropButtonProps = { file: File; onCrop: (part: File) => void }

export function CropButton({ file, onCrop }: CropButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const editor = useLazy(async () => (await import('./crop-dialog')).CropDialog)
  const open = async () => setOpen(await editor.open())
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Crop ${file.name}`}
        busy={editor.isLoading}
        onClick={() => void open()}
      >
        Crop
      </Button>
      {isOpen && editor.Loaded && <editor.Loaded file={file} onCrop={onCrop} onClose={close} />}
    </>
  )
}
