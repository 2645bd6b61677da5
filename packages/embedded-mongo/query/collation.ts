import type { Document } from '../bson/types'
import { isDocument } from '../bson/types'
import { toInteger } from '../bson/numbers'
import { MongoError } from '../errors'
import { makeInt } from '../bson/numbers'
import { collationKey } from './collation-key'

/**
 * String comparison. `key` is equal for strings that compare equal (its order has no meaning);
 * `spec` is the definition with all defaults.
 */
export type Collation = {
  compare(a: string, b: string): number
  key(s: string): string
  spec: Document
}

type Settings = {
  locale: string
  strength: number
  caseLevel: boolean
  caseFirst: string
  numericOrdering: boolean
  alternate: string
  maxVariable: string
  normalization: boolean
  backwards: boolean
}

const FLAGS = ['caseLevel', 'numericOrdering', 'normalization', 'backwards'] as const
const CHOICES = {
  caseFirst: ['upper', 'lower', 'off'],
  alternate: ['non-ignorable', 'shifted'],
  maxVariable: ['punct', 'space'],
} as const
const NAMES = new Set<string>(['locale', 'strength', 'version', ...FLAGS, ...Object.keys(CHOICES)])
const BAD_VALUE = 2
const WRONG_TYPE = 14

/** Checks a collation as MongoDB does; undefined for none and for the simple one (byte order). */
export function parseCollation(spec: Document | undefined): Collation | undefined {
  if (spec === undefined || Object.keys(spec).length === 0) return undefined
  if (!isDocument(spec)) throw new MongoError(WRONG_TYPE, 'collation must be an object')
  const settings = readSettings(spec)
  if (settings.locale === 'simple') {
    if (Object.keys(spec).length > 1) {
      throw new MongoError(BAD_VALUE, 'The simple locale takes no other collation options')
    }
    return undefined
  }
  refuseUnsupported(settings)
  return makeCollation(settings)
}

/** Options without support in Intl are refused, never ignored. */
function refuseUnsupported({ strength, backwards, alternate, maxVariable }: Settings): void {
  if (strength > 3 || backwards || (alternate === 'shifted' && maxVariable === 'space')) {
    const message =
      'collations of strength 4 or 5, backwards, or shifted by space are not supported'
    throw new MongoError(238, message)
  }
}

function readSettings(spec: Document): Settings {
  for (const name of Object.keys(spec)) {
    if (!NAMES.has(name)) {
      throw new MongoError(40415, `BSON field 'collation.${name}' is an unknown field.`)
    }
  }
  const { locale } = spec
  if (locale === undefined || locale === null) {
    throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field")
  }
  if (typeof locale !== 'string') throw wrongType('locale', 'string')
  const flag = (name: (typeof FLAGS)[number]): boolean => readFlag(spec, name)
  return {
    locale: checkLocale(locale),
    strength: readStrength(spec['strength']),
    caseLevel: flag('caseLevel'),
    caseFirst: readChoice(spec, 'caseFirst', 'off'),
    numericOrdering: flag('numericOrdering'),
    alternate: readChoice(spec, 'alternate', 'non-ignorable'),
    maxVariable: readChoice(spec, 'maxVariable', 'punct'),
    normalization: flag('normalization'),
    backwards: flag('backwards') || locale === 'fr_CA',
  }
}

function readFlag(spec: Document, name: string): boolean {
  const value = spec[name]
  if (value === undefined) return false
  if (typeof value !== 'boolean') throw wrongType(name, 'bool')
  return value
}

function readChoice(spec: Document, name: keyof typeof CHOICES, fallback: string): string {
  const value = spec[name]
  if (value === undefined) return fallback
  if (typeof value !== 'string') throw wrongType(name, 'string')
  if (CHOICES[name].some((choice) => choice === value)) return value
  const message = `Enumeration value '${value}' for field 'collation.${name}' is not a valid value.`
  throw new MongoError(BAD_VALUE, message)
}

function readStrength(value: unknown): number {
  if (value === undefined) return 3
  const strength = toInteger(value)
  if (strength === undefined) throw wrongType('strength', 'int')
  if (strength >= 1 && strength <= 5) return strength
  const bound = strength < 1 ? '>= 1' : '<= 5'
  const message = `BSON field 'strength' value must be ${bound}, actual value '${strength}'`
  throw new MongoError(51024, message)
}

function wrongType(name: string, type: string): MongoError {
  const message = `BSON field 'collation.${name}' is the wrong type, expected type '${type}'`
  return new MongoError(WRONG_TYPE, message)
}

function checkLocale(locale: string): string {
  if (locale === 'simple' || locale === 'root') return locale
  const tag = languageTag(locale)
  try {
    if (/^[a-z]{2,3}(?:[_@]|$)/.test(locale) && Intl.Collator.supportedLocalesOf(tag).length > 0) {
      return locale
    }
  } catch {
    // Not a well-formed language tag: refused below like an unknown one.
  }
  throw new MongoError(BAD_VALUE, `Field 'locale' is invalid in: { locale: "${locale}" }`)
}

/** 'de@collation=phonebook' and 'en_US' as Intl writes them. */
function languageTag(locale: string): string {
  const [name = '', variant] = locale.split('@collation=')
  const tag = name.replaceAll('_', '-')
  return variant ? `${tag}-u-co-${variant === 'phonebook' ? 'phonebk' : variant}` : tag
}

function makeCollation(settings: Settings): Collation {
  const { locale, strength, caseLevel, caseFirst, numericOrdering, alternate } = settings
  const collator = new Intl.Collator(locale === 'root' ? 'und' : languageTag(locale), {
    usage: 'sort',
    sensitivity: sensitivityOf(strength, caseLevel),
    caseFirst: caseFirst === 'upper' || caseFirst === 'lower' ? caseFirst : 'false',
    numeric: numericOrdering,
    ignorePunctuation: alternate === 'shifted',
  })
  const compare = (a: string, b: string): number => (a === b ? 0 : collator.compare(a, b))
  const spec = { ...settings, strength: makeInt(strength), version: '57.1' }
  return { compare, key: collationKey(compare, numericOrdering), spec }
}

function sensitivityOf(strength: number, caseLevel: boolean): Intl.CollatorOptions['sensitivity'] {
  if (strength >= 3) return 'variant'
  if (strength === 2) return caseLevel ? 'variant' : 'accent'
  return caseLevel ? 'case' : 'base'
}
