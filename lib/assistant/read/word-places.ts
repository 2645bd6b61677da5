import { isIn, patternOf } from '@/lib/assistant/patterns'
import { isInDictionary } from '@/lib/search/correct-spelling'
import { termOf } from '@/lib/search/words'

const ADJUNCT = 4

/** Whether it stands where the name of a thing does: behind an article or a preposition. */
export const isNoun = (word: string, text: string) =>
  !isInDictionary(word) || isBehindArticle(word, text)

/** `Any lasagna`, `any good lasagna`, but neither `no onions whatsoever` nor `suits a ward`. */
export const isBehindArticle = (
  word: string,
  text: string,
  isOther: (word: string) => boolean = () => false,
) =>
  text.split(' ').some((one, i, all) => {
    const [verb = '', before = '', adjective = ''] = ['', '', '', ...all].slice(i, i + 3)
    const isAdjective = before !== 'in' && termOf(adjective) !== null && !isOther(adjective)
    const isAfter = (article: string, leading: string) =>
      isIn('nounAfter', article) && (!isIn('article', article) || isIn('seeking', leading))
    return one === word && (isAfter(adjective, before) || (isAdjective && isAfter(before, verb)))
  })

/** `With my cousin`, `for the choir practice` */
export const isInAdjunct = (word: string, text: string) =>
  text
    .split(patternOf('startsAdjunct'))
    .slice(1)
    .some((part) => part.split(' ').slice(0, ADJUNCT).includes(word))
