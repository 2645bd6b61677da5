import type { ReactNode } from 'react'
import { AdminScreen } from '@/app/admin-screen'
import { Section } from '@/components/page/section'
import { ContactPreview } from '@/components/contact/contact-preview'
import { ChangeList } from '@/components/settings/change-list'
import mailStyles from '@/components/mail/outbox.module.css'
import styles from '@/components/settings/settings.module.css'
import { SettingsForm } from '@/components/settings/settings-form'
import { TestAi } from '@/components/settings/test-ai'
import { TestMail } from '@/components/settings/test-mail'
import { SitePictures } from '@/components/settings/site-pictures'
import { SampleContent } from '@/components/sample/sample-content'
import { ProviderTable } from '@/components/system/provider-table'
import { requireRole } from '@/lib/auth/viewer'
import { counted } from '@/lib/format'
import { PATHS } from '@/lib/config/paths'
import { readProviderStates } from '@/lib/integrations/ai/provider-status'
import { hasSampleContent, listUsedSamples } from '@/lib/sample/remove'
import { settingSections } from '@/lib/settings/form'
import { sitePicture } from '@/lib/settings/load'
import { siteConfig } from '@/lib/settings/site-config'
import { previewDigest } from '@/lib/site/digest'
import { menuNames } from '@/lib/site/navigation'
import { readSettings } from '@/lib/settings/settings'

const SAMPLES = { id: 'samples', title: 'Sample content' }
const OTHERS = [
  { id: 'pictures', title: 'Pictures of the site' },
  { id: 'history', title: 'Changes' },
]

export const metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const admin = await requireRole('admin')
  const [{ settings, history }, providers] = await Promise.all([
    readSettings(admin),
    readProviderStates(admin),
  ])
  const sections = settingSections(menuNames())
  const digest = await previewDigest(admin)
  const hasSamples = await hasSampleContent()
  const { ownerName, contacts } = siteConfig()
  const below: Record<string, ReactNode> = {
    contact: <ContactPreview ownerName={ownerName} contacts={contacts} />,
    mail: (
      <>
        <TestMail email={admin.email} />
        <details>
          <summary>The digest of this week so far, for {counted(digest.readers, 'reader')}</summary>
          <pre className={mailStyles.text} tabIndex={0} role="region" aria-label="Weekly digest">
            {digest.text}
          </pre>
        </details>
      </>
    ),
    ai: providers.length > 0 && (
      <>
        <TestAi />
        <ProviderTable rows={providers} />
      </>
    ),
  }
  const files = {
    logo: sitePicture('logo'),
    icon: sitePicture('icon'),
    share: sitePicture('share'),
  }
  return (
    <AdminScreen
      title="Settings"
      href={PATHS.adminSettings}
      fact="Visitors see a change within a second. What the environment sets stays as it is there."
    >
      <nav aria-label="Sections">
        <ul className={styles.sections}>
          {[...sections, ...(hasSamples ? [SAMPLES] : []), ...OTHERS].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, fact, fields }) => (
        <Section key={id} anchor={id} title={title} fact={fact}>
          <SettingsForm title={title} fields={fields} settings={settings} />
          {below[id]}
        </Section>
      ))}
      {hasSamples && <SampleContent used={await listUsedSamples()} />}
      <Section anchor="pictures" title="Pictures of the site" fact="logo, icon and share picture">
        <SitePictures files={files} />
      </Section>
      <Section anchor="history" title="Changes" fact="the last 50">
        <ChangeList history={history} />
      </Section>
    </AdminScreen>
  )
}
