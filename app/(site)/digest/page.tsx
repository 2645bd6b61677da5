import { z } from 'zod'
import { DigestForm } from '@/components/digest/digest-form'
import { NeedsScripts } from '@/components/page/needs-scripts'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Button } from '@/components/ui/button'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import { isDigestOffered } from '@/lib/digest/readers'
import { findReader } from '@/lib/digest/subscribe'

export const metadata = { title: 'Weekly digest', robots: { index: false } }

const digestSearch = z.object({ token: z.string().catch('') })

/** The link of a mail changes nothing by being opened, as mail scanners open it too. */
export default async function DigestPage({ searchParams }: SearchProps) {
  const { token } = await readSearch(digestSearch, searchParams)
  const reader = token ? await findReader(token) : null
  const viewer = await getViewer()
  return (
    <Page>
      <PageHead title="Weekly digest" size="form" lead={leadOf(token, reader)} />
      {reader?.isConfirmed === false && (
        <form method="post" action={`/api/digest/confirm?token=${encodeURIComponent(token)}`}>
          <Button type="submit" variant="filled">
            Confirm
          </Button>
        </form>
      )}
      {!reader && isDigestOffered() && (
        <>
          <DigestForm email={viewer?.email ?? ''} captcha={captchaConfig()} />
          <NeedsScripts action="Subscribing" />
        </>
      )}
    </Page>
  )
}

function leadOf(token: string, reader: Awaited<ReturnType<typeof findReader>>): string {
  if (reader)
    return reader.isConfirmed ? DIGEST_TEXTS.confirmed : DIGEST_TEXTS.confirm(reader.address)
  if (token) return DIGEST_TEXTS.invalidLink
  return isDigestOffered() ? DIGEST_TEXTS.lead : DIGEST_TEXTS.notOffered
}
