import { env } from '@/lib/env'
import { hasMailServerElsewhere } from '@/lib/processes/processes'

export async function hasMailServer(): Promise<boolean> {
  return env().SMTP_URL !== undefined || (await hasMailServerElsewhere())
}
