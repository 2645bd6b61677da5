import { Section } from '@/components/page/section'
import { feedPath, PATHS } from '@/lib/config/paths'
import styles from './follow.module.css'

type FollowProps = {
  feeds: readonly { name: string; title: string }[]
  /** Null while the art of the day is off (G-141). */
  url: string | null
}

export function Follow({ feeds, url }: FollowProps) {
  return (
    <Section isText title="Follow">
      <p>A feed reader tells you of what is new. Each feed is there as Atom and as JSON.</p>
      <ul>
        {feeds.map(({ name, title }) => (
          <li key={name}>
            <a href={feedPath(name)}>{title}</a>{' '}
            <a className="muted" href={feedPath(name, 'json')} aria-label={`${title} as JSON`}>
              JSON
            </a>
          </li>
        ))}
      </ul>
      {url !== null && <Card url={url} />}
    </Section>
  )
}

function Card({ url }: { url: string }) {
  const frame = `<iframe src="${new URL(PATHS.dayCard, url).href}" title="The colours of the day" width="360" height="240" style="border:0"></iframe>`
  return (
    <>
      <p>
        Your own site can show the colours of the day: with <a href={PATHS.today}>their data</a>, or
        with <a href={PATHS.dayCard}>a card</a> in a frame.
      </p>
      <pre
        className={`${styles.code} type-small`}
        tabIndex={0}
        role="region"
        aria-label="Code of the card"
      >
        <code>{frame}</code>
      </pre>
    </>
  )
}
