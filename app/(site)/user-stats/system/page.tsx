import { AdminScreen } from '@/app/admin-screen'
import { Empty } from '@/components/page/empty'
import { Section } from '@/components/page/section'
import { Warnings } from '@/components/page/warnings'
import { TestAi } from '@/components/settings/test-ai'
import { ProcessTable } from '@/components/system/process-table'
import { ProviderTable } from '@/components/system/provider-table'
import { requireRole } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { readSystem } from '@/lib/system/problems'

export const metadata = { title: 'System' }

export default async function SystemPage() {
  const { problems, processes, providers } = await readSystem(await requireRole('admin'))
  return (
    <AdminScreen
      title="System"
      href={PATHS.adminSystem}
      fact={problems.length === 0 ? 'Everything works.' : 'Something needs your attention.'}
    >
      <Warnings label="Problems" texts={problems} />
      <Section title="Processes" fact="seen in the last two minutes">
        <ProcessTable rows={processes} />
      </Section>
      <Section title="AI providers" fact="with a key">
        {providers.length === 0 ? (
          <Empty>No key is set: the site’s own programs do the work.</Empty>
        ) : (
          <>
            <TestAi />
            <ProviderTable rows={providers} />
          </>
        )}
      </Section>
    </AdminScreen>
  )
}
