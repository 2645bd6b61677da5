import { VerifyEmail } from '@/components/account/verify-email'
import { PictureState } from '@/components/page/picture-state'
import { StateActions } from '@/components/page/state-actions'
import { BandsPlace } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import { ART_TEXTS } from '@/lib/aotd/catalogue'

export function Unverified({ onVerified }: { onVerified: () => void }) {
  return (
    <PictureState place={<BandsPlace variant="faint" />}>
      <StatusBadge status="unverified" />
      <p className="type-lead" role="status">
        {ART_TEXTS.unverified}
      </p>
      <StateActions>
        <VerifyEmail variant="filled" onVerified={onVerified} />
      </StateActions>
    </PictureState>
  )
}
