import { isIn, patternOf } from '@/lib/assistant/patterns'
import { isInDictionary } from '@/lib/search/correct-spelling'

const ADJUNCT = 4

/** Whether it stands where the name of a thing does: behind an article or a preposition. */
export const isNoun = (word: string, text: string) =>
  !isInDictionary(word) || isBehindArticle(word, text)

/** `Any lasagna`, `any good lasagna` */
export const isBehindArticle = (word: string, text: string) =>
  text.split(' ').some((one, i, all) => {
    const [before = '', adjective = ''] = [all[i - 2], all[i - 1]]
    const isAfter = isIn('nounAfter', adjective) || (isIn('nounAfter', before) && before !== 'in')
    return one === word && isAfter
  })

/** `With my cousin`, `for the choir practice` */
export const isInAdjunct = (word: string, text: string) =>
  text
    .split(patternOf('startsAdjunct'))
    .slice(1)
    .some((part) => part.split(' ').slice(0, ADJUNCT).includes(word))
