import { MINUTE_MS } from '@/lib/durations'
import { logger, requestLevel } from '@/lib/logger'
import { countCached } from '@/lib/metrics/counters'

/** Writes one line for each minute in which cached answers were sent. */
export function answerCounter(): (status: number) => void {
  let [answers, unchanged] = [0, 0]
  setInterval(() => {
    if (answers > 0) logger()[requestLevel()]({ answers, unchanged }, 'cached answers of a minute')
    answers = unchanged = 0
  }, MINUTE_MS).unref()
  return (status) => {
    countCached(status)
    answers++
    if (status === 304) unchanged++
  }
}
