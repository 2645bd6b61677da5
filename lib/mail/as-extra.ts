import { logger } from '@/lib/logger'

/** What the mail is about is stored: one that cannot be queued is no failure of the call. */
export async function asExtra(about: string, send: () => Promise<void>): Promise<void> {
  await send().catch((error: unknown) => {
    logger().error({ err: error }, `a mail about ${about} was not queued`)
  })
}
