import { isAboutSite } from '@/lib/search/entries'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const NUMBER = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice'
const COUNTED = new RegExp(`\\b(?:\\d[\\d.,]*|${NUMBER}) (?:\\w+ )?(\\w+)`, 'gi')

export function tellsAmount(entry: Entry, detail: string, countedTerm: string): boolean {
  if (!isAboutSite(entry)) return [detail, entry.title].flatMap(termsOf).includes(countedTerm)
  return [...detail.matchAll(COUNTED)].some(([counted]) => termsOf(counted).includes(countedTerm))
}
