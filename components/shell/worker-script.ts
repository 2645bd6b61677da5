import { PATHS } from '@/lib/config/paths'

/** Inlined in the head; runs when all else is loaded, and not in frames of other sites. */
export const WORKER_SCRIPT = `self==top&&addEventListener('load',async()=>{try{await navigator.serviceWorker?.register('${PATHS.serviceWorker}')}catch{}})`
