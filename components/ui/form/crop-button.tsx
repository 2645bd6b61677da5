import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import { dataSize } from '@/lib/format'
import type { CropDialogProps } from './crop-dialog'

export function CropButton(props: Omit<CropDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const editor = useLazy(async () => (await import('./crop-dialog')).CropDialog)
  const open = async () => setOpen(await editor.open())
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Crop ${props.name}`}
        busy={editor.isLoading}
        onClick={() => void open()}
      >
        Crop
      </Button>
      {isOpen && editor.Loaded && <editor.Loaded {...props} onClose={close} />}
    </>
  )
}

type ShownFile = { file: File; sent: File | null; note: string }

/** `boat.jpg, 4.2 MB → 600 kB`, and what is to be said of it. */
export function fileText({ file, sent, note }: ShownFile, ...more: string[]): string {
  const before = `${file.name}, ${dataSize(file.size)}`
  if (!sent) return `${before}, is prepared…`
  const sizes = sent === file ? before : `${before} → ${dataSize(sent.size)}`
  return [sizes, note, ...more].filter(Boolean).join(' ')
}
