import { z } from 'zod'
import {
  type ChoiceField,
  type Fields,
  type FormField,
  type ListField,
  type NumberField,
  type TextField,
  type TicksField,
  tooLongText,
} from '@/lib/form/fields'
import { numberText } from '@/lib/form/numbers'
import { absentIfEmpty, formFlag, formNumber } from '@/lib/http/form-fields'
import { line, lines, requiredLine, requiredLines } from '@/lib/http/text'

type Option<O> = Exclude<O extends { value: infer V } ? V : O, ''>

type Filled<F extends FormField> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'list' }
      ? string[]
      : F extends { kind: 'choice'; options: readonly (infer O)[] }
        ? Option<O>
        : F extends { kind: 'ticks'; options: readonly (infer O)[] }
          ? Option<O>[]
          : string

type Value<F extends FormField> = Filled<F> | (F extends { isNullable: true } ? null : never)

export type Rules<F extends Fields> = {
  [N in keyof F]: z.ZodType<Value<F[N]>, Value<F[N]>>
}

type Part<F extends FormField> = Filled<F> | (F extends { isOptional: true } ? undefined : never)

/** The schema of each field in a multipart form, which has something new (G-19a). */
export type Parts<F extends Fields> = { [N in keyof F]: z.ZodType<Part<F[N]>> }

export function rulesOf<F extends Fields>(fields: F): Rules<F> {
  return eachField(fields, (field) =>
    field.isNullable ? ruleOf(field).nullable() : ruleOf(field),
  ) as Rules<F>
}

export function partsOf<F extends Fields>(fields: F): Parts<F> {
  return eachField(fields, partOf) as Parts<F>
}

function eachField(fields: Fields, schemaOf: (field: FormField) => z.ZodType) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))
}

function ruleOf(field: FormField): z.ZodType {
  const rule = plainRule(field)
  return field.meta ? rule.meta(field.meta) : rule
}

function plainRule(field: FormField): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return textRule(field)
    case 'number':
      return numberRule(field)
    case 'day':
      return z.iso.date(field.invalid)
    case 'minute':
      return z.iso.datetime({ offset: true, error: field.invalid })
    case 'flag':
      return z.boolean(field.invalid)
    case 'list':
      return listRule(field)
    case 'code':
      return z.string(field.invalid).regex(field.pattern, field.invalid)
    case 'choice':
      return z.enum(valuesIn(field), field.invalid)
    case 'ticks':
      return z.array(z.enum(valuesIn(field), field.invalid), field.invalid)
  }
}

function textRule(field: TextField) {
  const { kind, max, missing } = field
  const tooLong = tooLongText(field)
  if (missing === undefined) return (kind === 'line' ? line : lines)(max, tooLong)
  return (kind === 'line' ? requiredLine : requiredLines)(max, { missing, tooLong })
}

function listRule({ max, itemMax, missing, tooLong, tooMany, itemExample }: ListField) {
  const item = requiredLine(itemMax, { missing, tooLong }).meta({ example: itemExample })
  return z.array(item).max(max, tooMany)
}

function numberRule(field: NumberField): z.ZodType<number, number> {
  const { min, max, decimals, isRounded, invalid } = field
  if (decimals === 0) return z.int(invalid).min(min, invalid).max(max, invalid)
  const rule = z.number(invalid).min(min, invalid).max(max, invalid)
  if (isRounded) return rule.transform((value) => Number(value.toFixed(decimals)))
  return rule.refine((value) => Number(value.toFixed(decimals)) === value, invalid)
}

function partOf(field: FormField): z.ZodType {
  switch (field.kind) {
    case 'number':
      return numberPart(field)
    case 'flag':
      return formFlag.default(field.initial === 'true')
    case 'day':
      return absentIfEmpty(ruleOf(field)).meta({ type: 'string', format: 'date' })
    case 'line':
    case 'lines':
      if (field.missing === undefined) return ruleOf(field).default('')
      return field.isOptional
        ? absentIfEmpty(ruleOf(field)).meta({ type: 'string' })
        : ruleOf(field)
    case 'code':
    case 'list':
    case 'minute':
    case 'choice':
    case 'ticks':
      return ruleOf(field)
  }
}

function valuesIn({ options }: ChoiceField | TicksField): string[] {
  return options
    .map((option) => (typeof option === 'string' ? option : option.value))
    .filter((value) => value !== '')
}

function numberPart(field: NumberField): z.ZodType {
  const example = typeof field.meta?.example === 'number' ? field.meta.example : field.max
  const part = formNumber(numberRule(field), field.invalid)
  const meta = { example: numberText(example, field) }
  return field.isOptional ? absentIfEmpty(part).meta({ type: 'string', ...meta }) : part.meta(meta)
}
