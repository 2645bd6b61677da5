import { VerifyEmail } from '@/components/account/verify-email'
import { BandsPlace, PictureFrame } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import { ART_TEXTS } from '@/lib/art-of-the-day/catalogue'
import { ArtLayout } from './art-layout'
import styles from './notice.module.css'

/** There is no picture yet, and only a verified member may start one. */
export function Unverified({ onVerified }: { onVerified: () => void }) {
  return (
    <ArtLayout
      picture={
        <PictureFrame bleeds>
          <BandsPlace manner="faint" />
        </PictureFrame>
      }
    >
      <div className={styles.notice}>
        <StatusBadge status="unverified" />
        <p className="type-lead" role="status">
          {ART_TEXTS.unverified}
        </p>
        <div className={styles.actions}>
          <VerifyEmail onVerified={onVerified} />
        </div>
      </div>
    </ArtLayout>
  )
}
