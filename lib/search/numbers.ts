import NUMBERS from '@/lib/search/word-lists/numbers.json' with { type: 'json' }

const spelled = new Map(Object.entries(NUMBERS.numbers))

export const NUMBER = `(\\d+(?:[.,]\\d+)?|${[...spelled.keys()].toReversed().join('|')})`

export function toNumber(text: string): number {
  return spelled.get(text) ?? Number(text.replace(',', '.'))
}
