import { clear, createStore, del, set, type UseStore, values } from 'idb-keyval'
import { shareText } from '@/components/ui/share-text'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { QUEUE_KEY } from './queue-key'

export type QueuedMake = {
  idempotencyKey: string
  userId: string
  recipeId: string
  title: string
  captcha: CaptchaConfig
  fields: [name: string, value: string | File][]
}

let queue: UseStore | undefined
const openQueue = () => (queue ??= createStore('makes', 'makes'))

export function readQueue(): Promise<QueuedMake[]> {
  return values<QueuedMake>(openQueue())
}

export async function queueMake(make: QueuedMake): Promise<void> {
  await set(make.idempotencyKey, make, openQueue())
  await announce()
}

/** It deletes all of them without a key. */
export async function unqueueMake(idempotencyKey?: string): Promise<void> {
  await (idempotencyKey ? del(idempotencyKey, openQueue()) : clear(openQueue()))
  await announce()
}

/** The text differs each time, so that other tabs get the event too. */
async function announce(): Promise<void> {
  const keys = (await readQueue()).map(({ idempotencyKey }) => idempotencyKey)
  shareText(QUEUE_KEY, keys.length > 0 ? keys.join() : null)
}
