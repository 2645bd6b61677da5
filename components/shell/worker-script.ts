import { PATHS } from '@/lib/config/paths'

/**
 * Inlined in the head. Runs once everything else is loaded, and not in frames of other sites; a
 * browser that has no workers, or wants none, goes on without.
 */
export const WORKER_SCRIPT = `self==top&&addEventListener('load',async()=>{try{await navigator.serviceWorker?.register('${PATHS.serviceWorker}')}catch{}})`
