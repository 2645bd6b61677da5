import mongoose from 'mongoose'
import { type Document, isDocument } from '../../bson/types'
import { type Client, MongoClient } from '../driver'

export const { AbstractCursor, ClientSession, Collection, Db, GridFSBucket } = mongoose.mongo
export type AnyCollection = InstanceType<typeof Collection>
export type AnyCursor = InstanceType<typeof AbstractCursor>

const EVENTS = new Map<string, string>([
  ['commandStarted', 'commandStartedEvent'],
  ['commandSucceeded', 'commandSucceededEvent'],
  ['commandFailed', 'commandFailedEvent'],
  ['connectionReady', 'connectionReadyEvent'],
  ['connectionCheckedOut', 'connectionCheckedOutEvent'],
  ['connectionCheckedIn', 'connectionCheckedInEvent'],
])

const AUTHENTICATION =
  /^(authenticate|saslStart|saslContinue|getnonce|createUser|updateUser|copydb.*)$/i
const HELLO = /^(hello|isMaster)$/i

/** Commands with secrets; the driver empties those hellos that have any. */
function isSensitive({ commandName, command, reply }: Document): boolean {
  const name = String(commandName)
  if (AUTHENTICATION.test(name)) return true
  return HELLO.test(name) && Object.keys((command ?? reply ?? {}) as object).length === 0
}

type SeenEvent = { type: string; event: Document }

/** What a test has made by name, and the events of its clients. */
export class Entities {
  readonly values = new Map<string, unknown>()
  private readonly events = new Map<string, SeenEvent[]>()

  constructor(private readonly uri: string) {}

  create(specs: readonly Document[]): void {
    for (const spec of specs) {
      const [kind = ''] = Object.keys(spec)
      const content = spec[kind] as Document
      this.values.set(String(content['id']), this.made(kind, content))
    }
  }

  find<T>(id: unknown, kind: abstract new (...values: never[]) => T): T {
    const value = this.values.get(String(id))
    if (value instanceof kind) return value
    throw new Error(`there is no ${kind.name} ${String(id)}`)
  }

  eventsOf(client: unknown): SeenEvent[] {
    return this.events.get(String(client)) ?? []
  }

  async close(): Promise<void> {
    for (const value of this.values.values()) {
      if (value instanceof AbstractCursor) await value.close().catch(() => undefined)
    }
    for (const value of this.values.values()) if (value instanceof MongoClient) await value.close()
  }

  private made(kind: string, content: Document): unknown {
    if (kind === 'client') return this.client(content)
    if (kind === 'database') {
      const options = (content['databaseOptions'] ?? {}) as Document
      return this.find(content['client'], MongoClient).db(String(content['databaseName']), options)
    }
    if (kind === 'collection') {
      const options = (content['collectionOptions'] ?? {}) as Document
      return this.find(content['database'], Db).collection(
        String(content['collectionName']),
        options,
      )
    }
    if (kind === 'session') {
      const options = (content['sessionOptions'] ?? {}) as Document
      return this.find(content['client'], MongoClient).startSession(options)
    }
    if (kind === 'bucket') {
      return new GridFSBucket(
        this.find(content['database'], Db),
        content['bucketOptions'] as object,
      )
    }
    throw new Error(`${kind} is not known to this runner`)
  }

  private client(content: Document): Client {
    const { id, uriOptions, serverApi, observeEvents, ignoreCommandMonitoringEvents } = content
    const { observeSensitiveCommands } = content
    const version = isDocument(serverApi) ? { serverApi } : {}
    const client = new MongoClient(this.uri, {
      monitorCommands: true,
      ...(uriOptions as object | undefined),
      ...version,
    } as object)
    const seen: SeenEvent[] = []
    this.events.set(String(id), seen)
    const ignored = ['configureFailPoint', ...((ignoreCommandMonitoringEvents ?? []) as string[])]
    for (const [name, type] of EVENTS) {
      if (!((observeEvents ?? []) as string[]).includes(type)) continue
      client.on(name as 'commandStarted', (event) => {
        if (ignored.includes(event.commandName)) return
        if (observeSensitiveCommands !== true && isSensitive(event as unknown as Document)) return
        seen.push({ type, event: event as unknown as Document })
      })
    }
    return client
  }
}
