import { Empty } from '@/components/page/empty'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import styles from './api-reference.module.css'

export type ApiInput = { name: string; place: string; rule: string }

export type ApiCall = {
  id: string
  family: string
  method: string
  path: string
  summary: string
  isPublic: boolean
  access: string
  needsCsrf: boolean
  inputs: ApiInput[]
  answers: { status: string; text: string; fields: string[] }[]
  limits: string[]
}

export type ApiGroup = { title: string; families: { name: string; calls: ApiCall[] }[] }

type ApiReferenceProps = {
  lead: string
  query: string
  groups: ApiGroup[]
}

export function ApiReference({ lead, query, groups }: ApiReferenceProps) {
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
      <search>
        <form className={styles.search}>
          <Field
            label="Find a call"
            name="q"
            type="search"
            defaultValue={query}
            placeholder="part of an address, or a word"
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      {groups.length === 0 && <Empty place="centre">No call matches.</Empty>}
      {groups.map((group) => (
        <section key={group.title} className={styles.group} aria-labelledby={idOf(group.title)}>
          <h2 id={idOf(group.title)} className="type-name">
            {group.title}
          </h2>
          {group.families.map(({ name, calls }) => (
            <div key={name} className={styles.family}>
              <h3 className={styles.name}>{name}</h3>
              <div className={styles.calls}>
                {calls.map((call) => (
                  <Call key={call.id} call={call} isOpen={query !== ''} />
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** Folded; an address with its id opens it. */
function Call({ call, isOpen }: { call: ApiCall; isOpen: boolean }) {
  return (
    <details className={styles.call} open={isOpen}>
      <summary className={styles.address}>
        <span className={styles.method}>{call.method}</span> {call.path}
      </summary>
      <div id={call.id} className={styles.folded}>
        <p>
          {call.summary} <a href={`#${call.id}`}>Link to this call</a>
        </p>
        <dl className={styles.facts}>
          <dt>Who</dt>
          <dd>
            {call.access}
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
      </div>
    </details>
  )
}
