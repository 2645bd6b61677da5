import { Page, PageHead } from '@/components/page/page-head'
import { PagePing } from '@/components/party/page-ping'
import { getViewer } from '@/lib/auth/viewer'
import { PARTY_TEXTS } from '@/lib/party/catalogue'
import { jokePing } from '@/lib/party/pings'

export const metadata = {
  title: { absolute: PARTY_TEXTS.joke },
  robots: { index: false, follow: false },
}

/** G-105, G-134 */
export default async function JokePage() {
  const viewer = await getViewer()
  const ping = jokePing()
  return (
    <Page>
      {ping && <PagePing address={ping} />}
      <PageHead
        title={[PARTY_TEXTS.joke, viewer?.username].filter(Boolean).join(' ')}
        lead={PARTY_TEXTS.nothingChanged}
      />
    </Page>
  )
}
