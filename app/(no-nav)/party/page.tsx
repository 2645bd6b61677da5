import { Page, PageHead } from '@/components/page/page-head'
import { PagePing } from '@/components/party/page-ping'
import styles from '@/components/party/party.module.css'
import { buttonClass, Buttons } from '@/components/ui/button'
import { coordinatesText } from '@/lib/coffee/catalogue'
import { PARTY_TEXTS, PARTY_TIME } from '@/lib/party/catalogue'
import { partyPlace } from '@/lib/party/invitation'

export const metadata = {
  title: PARTY_TEXTS.title,
  robots: { index: false, follow: false },
}

/** G-105 */
export default function PartyPage() {
  const place = partyPlace()
  return (
    <Page>
      <PagePing address="/api/ping/ping/ping/party" />
      <PageHead title={PARTY_TEXTS.title} />
      <dl className={styles.facts}>
        <div>
          <dt className="type-small muted">time</dt>
          <dd>
            <time className={styles.time} dateTime={PARTY_TIME}>
              {PARTY_TIME}
            </time>
          </dd>
        </div>
        <div>
          <dt className="type-small muted">coordinates</dt>
          <dd className={styles.place}>{coordinatesText(place)}</dd>
        </div>
      </dl>
      <Buttons>
        <a className={buttonClass('filled')} href={place.mapsUrl} rel="noopener">
          {PARTY_TEXTS.map}
        </a>
        <a className={buttonClass('outline')} href="/api/party/invitation" download>
          {PARTY_TEXTS.invitation}
        </a>
      </Buttons>
    </Page>
  )
}
