// A worker thread does not take `--import tsx` from its options on Node 20: it registers tsx itself.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
