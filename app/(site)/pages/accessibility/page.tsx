import { metadataOf } from '@/app/page-metadata'
import { AccessibilityText } from '@/components/legal/accessibility-text'
import { Page, PageHead } from '@/components/page/page-head'
import { privacyFacts } from '@/lib/privacy/facts'
import { legalCard } from '@/lib/settings/legal-card'
import { siteConfig } from '@/lib/settings/site-config'

export const generateMetadata = () => metadataOf('accessibility')

// G-147
export default function AccessibilityPage() {
  const { ownerName } = siteConfig()
  const { barrierContact } = legalCard()
  return (
    <Page>
      <PageHead title="Accessibility" />
      <AccessibilityText
        ownerName={ownerName}
        barrierContact={barrierContact}
        captcha={privacyFacts().captcha}
      />
    </Page>
  )
}
