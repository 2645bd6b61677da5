import { store } from '@/components/ui/stored-text'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { QUEUE_KEY } from '@/lib/cookbook/makes/queue-key'

export type QueuedMake = {
  idempotencyKey: string
  userId: string
  recipeId: string
  title: string
  captcha: CaptchaConfig
  fields: [name: string, value: string | File][]
}

const NAME = 'makes'

export function readQueue(): Promise<QueuedMake[]> {
  return inQueue('readonly', (makes) => makes.getAll())
}

export async function queueMake(make: QueuedMake): Promise<void> {
  await inQueue('readwrite', (makes) => makes.put(make))
  await announce()
}

export async function unqueueMake(idempotencyKey: string): Promise<void> {
  await inQueue('readwrite', (makes) => makes.delete(idempotencyKey))
  await announce()
}

export async function clearQueue(): Promise<void> {
  await inQueue('readwrite', (makes) => makes.clear())
  await announce()
}

/** The text differs each time, so that other tabs get the event too. */
async function announce(): Promise<void> {
  const keys = (await readQueue()).map(({ idempotencyKey }) => idempotencyKey)
  store('local', QUEUE_KEY, keys.length > 0 ? keys.join() : null)
  dispatchEvent(new StorageEvent('storage', { key: QUEUE_KEY }))
}

async function inQueue<T>(
  mode: IDBTransactionMode,
  work: (makes: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(NAME, { keyPath: 'idempotencyKey' })
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction(NAME, mode).objectStore(NAME)))
  } finally {
    database.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser stores nothing.'))
  })
}
