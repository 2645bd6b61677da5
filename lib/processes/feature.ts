import { defineFeature } from '@/lib/define-feature'
import { startHeartbeat } from '@/lib/processes/heartbeat'
import { SiteProcessModel } from '@/models/site-process'

export const processes = defineFeature({
  name: 'processes',
  kind: 'service',
  models: [SiteProcessModel],
  workers: [() => startHeartbeat()],
})
