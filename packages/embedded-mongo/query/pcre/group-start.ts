import type { Options } from './options'
import { PatternError, type Reader } from './reader'

/** What follows an opening parenthesis. */
type GroupStart =
  | { kind: 'capture'; name: string | undefined }
  | { kind: 'plain'; setting: string }
  | { kind: 'setting'; setting: string }
  | { kind: 'atomic' }
  | { kind: 'look'; isBehind: boolean; isNegative: boolean }
  | { kind: 'reference'; name: string }

export const NAME = '[\\p{L}_][\\p{L}\\p{Nd}_]*'
const NAMED = new RegExp(`\\?(?:P?<(${NAME})>|'(${NAME})')`, 'uy')
const REFERENCE = new RegExp(`\\?P=(${NAME})\\)`, 'uy')
const LOOK = /\?(<?)([=!])/y
const SETTING = /\?(\^?[a-zA-Z]*(?:-[a-zA-Z]*)?)([:)])/y

/** Recursion, conditions, callouts, verbs and groups with one number in several branches are not
 * supported. */
export function readGroupStart(reader: Reader, { noCapture }: Options): GroupStart {
  if (reader.startsWith('*')) throw new PatternError('(* is not supported')
  if (!reader.startsWith('?')) {
    return noCapture ? { kind: 'plain', setting: '' } : { kind: 'capture', name: undefined }
  }
  if (reader.skip('?>')) return { kind: 'atomic' }
  const look = reader.take(LOOK)
  if (look) return { kind: 'look', isBehind: look[1] === '<', isNegative: look[2] === '!' }
  const named = reader.take(NAMED)
  if (named) return { kind: 'capture', name: named[1] ?? named[2] }
  const reference = reader.take(REFERENCE)?.[1]
  if (reference !== undefined) return { kind: 'reference', name: reference }
  const [, setting, end] = reader.take(SETTING) ?? []
  if (setting === undefined) throw new PatternError('a group is unknown or not supported')
  return { kind: end === ')' ? 'setting' : 'plain', setting }
}
