import { findTimers } from '@/lib/cookbook/timers/find-timers'

export type TimersResult = {
  /** It is one of the six languages that timers know. */
  steps: number
  times: number
  missed: string[]
  /** Timers of what comes again and again, or that have no unit of time. */
  wrong: string[]
}

const LANGUAGES = ['en', 'de', 'el', 'fr', 'it', 'es']
const NUMBER =
  '(?:[\\d½¼¾⅓⅔][\\d .,/½¼¾⅓⅔]*|\\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty(?:-five)?|half(?: an?)?|another)|(?<!\\p{L})(?:einer?|zwei|drei|fünf|zehn|halbe[nr]?|une|deux|trois|cinq|dix|una|due|dieci|cinco|diez|media|mezz|μία|μια|δύο|μισή))'
const UNIT =
  '(?:hours?|hrs?|h|min(?:ute)?s?|mn|Minuten?|Stunden?|Std|Sek(?:unden?)?|heures?|secondes?|or[ae]|minut[io]s?|secondi|horas?|segundos?|seg|seconds|secs?|λεπτ(?:ά|ό|ών)|ώρ(?:α|ες)|δευτερόλεπτα)'
const MODIFIER = '(?:(?:more|full|additional|other|or so|bonnes?|weitere)[\\s-])?'
const TIME = new RegExp(`${NUMBER}[\\s-]*${MODIFIER}${UNIT}(?!['’]?\\p{L})`, 'giu')
const AGAIN =
  /(?:every|each|alle|toutes les|ogni|cada|κάθε)\s+(?:[\d½–—-]+\s*(?:to|or|-|–|bis|à|a|o)?\s*)?$/iu
const AGAIN_AFTER = /^[\s-]*(?:intervals?|increments?|bursts?|pulses?|steaks?)/iu

/** Looks for a number beside a unit of time, by rules that are not those of the timers. */
export function measureTimers(steps: readonly { language: string; text: string }[]): TimersResult {
  const known = steps.filter(({ language }) => LANGUAGES.includes(language.slice(0, 2)))
  const result: TimersResult = { steps: known.length, times: 0, missed: [], wrong: [] }
  for (const { text } of known) {
    const timers = findTimers(text)
    const isTimer = (from: number, to: number) =>
      timers.some((timer) => from < timer.to && to > timer.from)
    for (const { index, 0: time } of text.matchAll(TIME)) {
      if (isRepeated(text, index, index + time.length) || /^0/u.test(time)) continue
      result.times += 1
      if (!isTimer(index, index + time.length)) result.missed.push(around(text, index))
    }
    for (const { from, to } of timers) {
      const hasUnit = new RegExp(`${UNIT}|['’′]`, 'iu').test(text.slice(from, to))
      if (!hasUnit || isRepeated(text, from, to)) result.wrong.push(around(text, from))
    }
  }
  return result
}

function isRepeated(text: string, from: number, to: number): boolean {
  return AGAIN.test(text.slice(0, from)) || AGAIN_AFTER.test(text.slice(to))
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 30), at + 40).replace(/\s+/gu, ' ')
}
