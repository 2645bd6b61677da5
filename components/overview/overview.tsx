import { Figures } from '@/components/page/figures'
import { Moment } from '@/components/page/moment'
import { Section } from '@/components/page/section'
import { Warnings } from '@/components/page/warnings'
import { Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { VERSION } from '@/lib/config/version'
import { count, counted } from '@/lib/format'
import type { Overview as Facts } from '@/lib/site/schema'
import styles from './overview.module.css'

/** G-166 */
export function Overview({ facts }: { facts: Facts }) {
  const { newerVersion, waiting, since, news, week, newEntries } = facts
  const waits = waiting.map(({ noun, count: number }) => ({
    text: `${counted(number, noun)} ${number === 1 ? 'waits' : 'wait'}`,
    href: PATHS.adminWaiting,
  }))
  const changes = news.map((one) => ({ text: counted(one.count, one.noun), href: one.href }))
  return (
    <>
      <Warnings label="Newer version" texts={newerVersion ? [newerText(newerVersion)] : []} />
      <Section title="Your decision">
        <Lines lines={waits} none="Nothing waits for you." />
      </Section>
      <Section title="Since your last visit" fact={since && <Moment at={since} />}>
        <Lines
          lines={changes}
          none={since ? 'Nothing has changed.' : 'You are here for the first time.'}
        />
      </Section>
      {week.length > 0 && (
        <Section title="This week" fact="seven days, and the seven before">
          <Figures
            figures={week.map(({ noun, count: value, before, href }) => ({
              label: `${noun}s`,
              value: count(value),
              note: `${count(before)} before`,
              href,
            }))}
          />
        </Section>
      )}
      <Section title="New">
        <Buttons>
          {newEntries.map(({ label, href }) => (
            <ButtonLink key={label} href={href}>
              {`new ${label}`}
            </ButtonLink>
          ))}
        </Buttons>
      </Section>
    </>
  )
}

function newerText(version: string): string {
  return `Version ${version} is out; this site runs ${VERSION}. “Updating” in docs/running.md says how to get it.`
}

type LinesProps = { lines: readonly { text: string; href: string }[]; none: string }

function Lines({ lines, none }: LinesProps) {
  if (lines.length === 0) return <p className="type-control muted">{none}</p>
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, href }) => (
        <li key={text}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}
