import { VerifyEmail } from '@/components/account/verify-email'
import { StatusBadge } from '@/components/ui/status-badge'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { BandsLayout } from './bands-layout'
import styles from './notice.module.css'

/** There is no picture yet, and only a verified member may start one. */
export function Unverified({ onVerified }: { onVerified: () => void }) {
  return (
    <BandsLayout>
      <div className={styles.notice}>
        <StatusBadge status="unverified" />
        <p className="type-lead" role="status">
          {ART_TEXTS.unverified}
        </p>
        <div className={styles.actions}>
          <VerifyEmail onVerified={onVerified} />
        </div>
      </div>
    </BandsLayout>
  )
}
