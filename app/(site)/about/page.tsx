import type { Metadata } from 'next'
import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { siteConfig } from '@/lib/site-config'

export const metadata: Metadata = { title: 'About' }

export default function AboutPage() {
  const { name, ownerName } = siteConfig()
  return (
    <Page>
      <PageHead
        title="About"
        lead="A pochade is a small picture painted fast, outdoors, before the light goes. This site is the book that such pictures are kept in."
      />
      <Section isText title="One a day">
        <p>
          Each day has one picture. The first member who asks for it becomes its author; the site
          does the painting. Tomorrow the page is turned, and somebody else may be quicker.
        </p>
        <p>
          The colours down the edge of every page are those of the latest picture. They are for
          everyone; the picture itself is for members.
        </p>
      </Section>
      <Section isText title="Who">
        <p>
          {name} is a personal website, kept by {ownerName}. There is no advertising, and nobody is
          followed around.
        </p>
      </Section>
    </Page>
  )
}
