import { Section } from '@/components/page/section'
import { Imprint } from '@/components/legal/imprint'
import { Link } from '@/components/ui/link'
import { mailtoUrl } from '@/lib/config/mailto-url'
import { PATHS } from '@/lib/config/paths'
import type { LegalCard } from '@/lib/legal/schema'
import type { PrivacyFacts } from '@/lib/privacy/schema'
import {
  cookiesUsed,
  howUsed,
  LEGAL_BASES,
  type PrivacyPart,
  security,
} from '@/lib/privacy/catalogue'
import styles from './privacy-text.module.css'

export function Opening({ name }: { name: string }) {
  return (
    <p className={styles.opening}>
      What {name} stores about its visitors and members, why, and for how long.
    </p>
  )
}

export function Collected({ stored }: PrivacyFacts) {
  return (
    <Section isText title="Information We Collect">
      <Parts parts={[stored]} />
    </Section>
  )
}

export function HowUsed(facts: PrivacyFacts) {
  return (
    <Section isText title="How We Use Your Information">
      <Parts parts={[...howUsed(facts), ...LEGAL_BASES]} />
    </Section>
  )
}

export function Cookies(facts: PrivacyFacts) {
  return (
    <Section isText title="Cookies">
      <Parts parts={cookiesUsed(facts)} />
    </Section>
  )
}

export function Security(facts: PrivacyFacts) {
  return (
    <Section isText title="Data Security">
      <Parts parts={security(facts)} />
    </Section>
  )
}

export function Changes({ today }: { today: string }) {
  return (
    <Section isText title="Changes to This Privacy Policy">
      <p>
        When the site changes what it stores, this page changes too. It describes the site as it is
        set up on {today}.
      </p>
    </Section>
  )
}

type ContactUsProps = { email: string | null; ownerName: string; card: LegalCard }

export function ContactUs({ email, ownerName, card }: ContactUsProps) {
  return (
    <Section isText title="Contact Us">
      <p>
        Questions about your data go to {ownerName}
        {email && (
          <>
            {' '}
            at <a href={mailtoUrl(email)}>{email}</a>
          </>
        )}
        , or by the form on the <Link href={PATHS.contact}>contact page</Link>.
      </p>
      <Imprint card={card} intro="Responsible for the data (controller):" />
    </Section>
  )
}

function Parts({ parts }: { parts: readonly PrivacyPart[] }) {
  return parts.map((part, i) =>
    typeof part === 'string' ? (
      <p key={i}>{withCode(part)}</p>
    ) : (
      <ul key={i}>
        {part.map((item) => (
          <li key={item}>{withCode(item)}</li>
        ))}
      </ul>
    ),
  )
}

function withCode(text: string) {
  return text.split('`').map((piece, i) => (i % 2 === 1 ? <code key={i}>{piece}</code> : piece))
}
