import type { Metadata } from 'next'
import { AdminScreen } from '@/app/admin-screen'
import { Section } from '@/components/page/section'
import { ChangeList } from '@/components/settings/change-list'
import { SettingsForm } from '@/components/settings/settings-form'
import { SitePictures } from '@/components/settings/site-pictures'
import { requireRole } from '@/lib/auth/require-role'
import { PATHS } from '@/lib/config/paths'
import { SETTING_SECTIONS } from '@/lib/settings/form'
import { sitePicture } from '@/lib/settings/load'
import { readSettings } from '@/lib/settings/settings'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { settings, history } = await readSettings(await requireRole('admin'))
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
      {SETTING_SECTIONS.map(({ id, title, fact, fields }) => (
        <Section key={id} anchor={id} title={title} fact={fact}>
          <SettingsForm title={title} fields={fields} settings={settings} />
        </Section>
      ))}
      <Section anchor="pictures" title="Pictures of the site" fact="logo, icon and share picture">
        <SitePictures files={files} />
      </Section>
      <Section anchor="history" title="Changes" fact="the last 50">
        <ChangeList history={history} />
      </Section>
    </AdminScreen>
  )
}
