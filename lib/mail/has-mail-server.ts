import { env } from '@/lib/env'
import { hasMailServerElsewhere } from '@/lib/processes/processes'

/** Whether this process, or another one of the site, can send mail. */
export async function hasMailServer(): Promise<boolean> {
  return env().SMTP_URL !== undefined || (await hasMailServerElsewhere())
}
