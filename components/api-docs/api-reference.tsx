import styles from './api-reference.module.css'

export type ApiInput = { name: string; place: string; rule: string }

export type ApiCall = {
  id: string
  family: string
  method: string
  path: string
  summary: string
  who: string
  needsCsrf: boolean
  inputs: ApiInput[]
  answers: { status: string; text: string; fields: string[] }[]
  limits: string[]
}

export type ApiFamily = { name: string; calls: ApiCall[] }

type ApiReferenceProps = { lead: string; families: ApiFamily[] }

/** Works without scripts. */
export function ApiReference({ lead, families }: ApiReferenceProps) {
  return (
    <div className={`${styles.page} content`}>
      <h1 className="type-title">API</h1>
      <div className={styles.lead}>
        <p>{lead}</p>
        <p>
          Sign in with <code>POST /api/signin</code> and send its answer as{' '}
          <code>x-auth-token</code>. For programs there is the same as{' '}
          <a href="/api/openapi.json">an OpenAPI document</a>.
        </p>
      </div>
      {families.map(({ name, calls }) => (
        <section key={name} className={styles.family} aria-labelledby={name}>
          <h2 id={name} className={styles.name}>
            {name}
          </h2>
          <div className={styles.calls}>
            {calls.map((call) => (
              <Call key={call.id} call={call} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Call({ call }: { call: ApiCall }) {
  return (
    <article id={call.id} className={styles.call} aria-labelledby={`${call.id}-name`}>
      <h3 id={`${call.id}-name`} className={styles.address}>
        <a href={`#${call.id}`} className={styles.link}>
          <span className={styles.method}>{call.method}</span> {call.path}
        </a>
      </h3>
      <p>{call.summary}</p>
      <dl className={styles.facts}>
        <dt>Who</dt>
        <dd>
          {call.who}
          {call.needsCsrf && ' With the cookie alone: also the header x-xsrf-token.'}
        </dd>
        {call.inputs.length > 0 && (
          <>
            <dt>Takes</dt>
            {call.inputs.map(({ name, place, rule }) => (
              <dd key={`${place} ${name}`}>
                <code className={styles.field}>{name}</code> in {place}: {rule}
              </dd>
            ))}
          </>
        )}
        <dt>Answers</dt>
        {call.answers.map(({ status, text, fields }) => (
          <dd key={status}>
            <span className={styles.field}>{status}</span> {text}
            {fields.length > 0 && `: ${fields.join(', ')}`}
          </dd>
        ))}
        {call.limits.length > 0 && (
          <>
            <dt>Limits</dt>
            {call.limits.map((limit) => (
              <dd key={limit}>{limit}</dd>
            ))}
          </>
        )}
      </dl>
    </article>
  )
}
