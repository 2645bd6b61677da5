import type { Metadata } from 'next'
import { metadataOf } from '@/app/page-metadata'
import { Follow } from '@/components/about/follow'
import { Link } from '@/components/ui/link'
import { Specimens } from '@/components/home/specimens'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { ButtonLink } from '@/components/ui/button-link'
import { Buttons } from '@/components/ui/buttons'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { ALL, feedSources } from '@/lib/site/feeds'
import { siteConfig } from '@/lib/settings/site-config'

export function generateMetadata(): Promise<Metadata> {
  return metadataOf('about')
}

export default async function AboutPage() {
  const { name, ownerName, url } = siteConfig()
  const viewer = await getViewer()
  return (
    <Page>
      <PageHead
        title="About"
        lead="A pochade is a small picture, painted fast and outdoors. This site paints one every day and keeps them all."
      />
      <Section isText title="One a day">
        <p>
          Each day has one picture, the art of the day. The first member who comes starts it and is
          its author; the site paints it. The author may add a quote, and choose emojis for the next
          picture. The next day it can be somebody else.
        </p>
        <p>
          The colours at the edge of every page are those of the latest picture. Everybody sees the
          colours; members see the picture.
        </p>
        {!viewer && (
          <Buttons>
            <ButtonLink href={PATHS.register} variant="filled">
              Sign up
            </ButtonLink>
          </Buttons>
        )}
      </Section>
      <Section title="Pictures">
        <Specimens />
      </Section>
      <Follow
        feeds={[{ name: ALL, title: 'everything' }, ...feedSources()].map(({ name, title }) => ({
          name,
          title,
        }))}
        url={url}
      />
      <Section isText title="Who">
        <p>
          {name} is the personal website of {ownerName}. There is no advertising and no tracking.
        </p>
        <p>
          For the app QRNotes it also prints <Link href={PATHS.qrnotes}>sheets of QR codes</Link>.
        </p>
      </Section>
    </Page>
  )
}
