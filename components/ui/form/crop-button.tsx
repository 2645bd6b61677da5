import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
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
