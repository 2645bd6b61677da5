import { plainLetters, STARTS_WITH_AMOUNT, startOf } from '@/lib/cookbook/import/text-facts'
import { withoutMarks } from '@/lib/cookbook/import/line-marks'
import { splitLine } from '@/lib/cookbook/import/split-line'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import type { Amount } from '@/lib/cookbook/scale/read-amount'
import { anyOf, wordsFor } from '@/lib/cookbook/words/languages'

type Piece = { link: string; text: string; amount: Amount; after: string }

const LONGEST = 300
const PLUS = `(?:\\+|${anyOf(wordsFor('plus'))})`
const AND = anyOf(wordsFor('and'))
const IS_PLUS = new RegExp(`${PLUS}\\s*$`, 'iu')
/** Before another amount, outside brackets. */
const LINK = new RegExp(
  `(\\s*[,;]\\s+(?:${PLUS}\\s+)?|\\s+(?:${PLUS}|${AND})\\s+)(?=[\\d¼-¾⅐-⅞])(?![^(]*\\))`,
  'iu',
)
/** What follows may be a part of the food, or another choice: `3 eggs: 2 whole, 1 yolk` */
const IS_OPEN = new RegExp(`:|,\\s${anyOf(wordsFor('or'))}\\s`, 'iu')
/** Salt and the like, which stand without an amount before another food. */
const SEASONINGS = new RegExp(
  `^(?:(?:${WORDS.seasonings.map(plainLetters).join('|')})(?:\\s*,\\s*|\\s+${AND}\\s+)){2,}`,
  'u',
)
/** `20 g for the tin` is of the food before it. */
const PURPOSE = startOf(WORDS.purposes)
/** Behind the amount of a part of the food before it. */
const SAME_FOOD = startOf(WORDS.sameFood)
const PREPARED = /^\p{Ll}+ed(?:\s+(?:and|or|to|in|with|at|into)\s.*)?$/u

/** The foods of one line of a list, each with its amount; the line itself where it has one food. */
export function splitFoods(line: string): readonly string[] {
  if (line.length > LONGEST) return [line]
  const text = withoutMarks(line).replace(/[\s,;]+$/u, '')
  const seasonings = SEASONINGS.exec(plainLetters(text))?.[0] ?? ''
  const pieces = piecesOf(text.slice(seasonings.length))
  if (!pieces) return [line]
  const names = text.slice(0, seasonings.length).split(new RegExp(`\\s*,\\s*|\\s+${AND}\\s+`, 'iu'))
  const foods = [...names.filter(Boolean), ...pieces.map((piece) => foodOf(piece, pieces[0]))]
  return foods.length > 1 ? foods : [line]
}

/** Null where a piece is no food with an amount. */
function piecesOf(text: string): Piece[] | null {
  const parts = ['', ...text.split(LINK)]
  const pieces: Piece[] = []
  for (let index = 0; index < parts.length; index += 2) {
    const piece = readPiece(parts[index] ?? '', parts[index + 1] ?? '')
    if (!piece || !isOther(piece, pieces)) return null
    pieces.push(piece)
  }
  return pieces
}

function readPiece(link: string, text: string): Piece | null {
  const [amount] = parseQuantity(text) ?? []
  if (typeof amount !== 'object' || !STARTS_WITH_AMOUNT.test(text)) return null
  const after = text.slice(amount.written.length)
  const isFood = amount.unit ? amount.unit.isFood : amount.word !== ''
  if (IS_OPEN.test(after)) return null
  const isNamed = isFood || (/^\s+\p{L}/u.test(after) && splitLine(text).name !== '')
  return isNamed && amount.unit?.kind !== 'length' ? { link, text, amount, after } : null
}

/** It is of another food than the pieces before it, or more of the first one. */
function isOther({ link, text, amount, after }: Piece, before: readonly Piece[]): boolean {
  const [first] = before
  if (!first) return true
  const isPlus = IS_PLUS.test(link)
  const rest = plainLetters(after.trim())
  if (PURPOSE.test(rest)) return isPlus
  if (SAME_FOOD.test(rest) || PREPARED.test(rest)) return false
  if (amount.unit === null) return isPlus || /^[^\p{L}]*\p{Lu}/u.test(text)
  // `1 cauliflower, 4 cups florets` is one food.
  const isMeasure = amount.unit.kind !== 'count'
  const isCount = !first.amount.unit || first.amount.unit.kind === 'count'
  return isPlus || !/,/u.test(link) || before.length > 1 || !isMeasure || !isCount
}

function foodOf({ text, after }: Piece, first: Piece | undefined): string {
  if (!first || !PURPOSE.test(plainLetters(after.trim()))) return text
  const [name = ''] = splitLine(first.text).name.split(/\s*[,(]/u)
  return `${text.slice(0, text.length - after.length)} ${name}${after}`
}
