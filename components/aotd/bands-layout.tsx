import type { ReactNode } from 'react'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import { ArtLayout } from './art-layout'

type BandsLayoutProps = { isPainting?: boolean; children?: ReactNode }

/** The last known colours in the place of a picture that is still to come, and what is said of it. */
export function BandsLayout({ isPainting = false, children }: BandsLayoutProps) {
  return (
    <ArtLayout
      picture={
        <PictureFrame bleeds>
          <BandsPlace manner={isPainting ? 'falling' : 'faint'} />
        </PictureFrame>
      }
    >
      {children}
    </ArtLayout>
  )
}
