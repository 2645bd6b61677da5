import type { RowPart } from '@/lib/config/site-links'

type Common = {
  label: string
  /** It is shown under the field while there is no error. */
  help?: string
  /** The text of a form for something new; default nothing. */
  initial?: string
  /** It may be left empty for something new. */
  isOptional?: boolean
  /** Null stands for an empty field. */
  isNullable?: boolean
  autoFocus?: boolean
  /** It takes the whole width of the form. */
  isWide?: boolean
  /** Such fields in a row share a cell, beside each other. */
  isNarrow?: boolean
  /** It stands above the input, at the end of the line. */
  counter?: string
  /** It describes the value in the API's description; `example` has its type. */
  meta?: { example?: unknown; [key: string]: unknown }
  /** Attributes of the input that differ from those of its kind. */
  input?: {
    type?: 'url' | 'email'
    autoComplete?: 'name' | 'email'
    /** No draft keeps what is typed. */
    'data-secret'?: true
    inputMode?: 'url'
    maxLength?: number | undefined
    spellCheck?: boolean
    rows?: number
    required?: boolean
  }
}

export type TextField = Common & {
  kind: 'line' | 'lines'
  max: number
  /** The refusal of an empty text; without it the text may be empty. */
  missing?: string
  /** Default `<label> must be at most <max> characters.` */
  tooLong?: string
  /** The length that is typed stands above the input. */
  isCounted?: boolean
  /** It is entered in rows: a `line` has commas between them, and the last part has no space. */
  rows?: readonly (RowPart & { options?: readonly string[] })[]
}

export type NumberField = Common & {
  kind: 'number'
  min: number
  max: number
  decimals: number
  /** All decimals are shown, as in `24.50`. */
  isFixed?: boolean
  /** What has more decimals is rounded, not refused. */
  isRounded?: boolean
  /** The arrow keys change the number by it. */
  step?: number
  /** All whole numbers are offered to choose from. */
  isChosen?: boolean
  invalid: string
}

/** `YYYY-MM-DD`, and for a minute `YYYY-MM-DDTHH:MM` in UTC. */
type DateField = Common & { kind: 'day' | 'minute'; invalid: string }

/** The values of a form have `true` or `false` for it. */
type FlagField = Common & { kind: 'flag'; invalid: string }

type CodeField = Common & { kind: 'code'; pattern: RegExp; invalid: string }

/** Texts with commas between them. */
export type ListField = Common & {
  kind: 'list'
  max: number
  itemMax: number
  missing: string
  tooLong: string
  tooMany: string
  itemExample: string
}

export type ChoiceField = Common & {
  kind: 'choice'
  /** An empty value stands for none. */
  options: readonly (string | { value: string; label: string })[]
  invalid: string
}

/** Several of a list, each with a box to tick; in a form they have commas between them. */
export type TicksField = Common & {
  kind: 'ticks'
  /** Its labels are sentences, so that each takes a line. */
  isListed?: boolean
  options: readonly { value: string; label: string }[]
  invalid: string
}

export type FormField =
  TextField | NumberField | DateField | FlagField | CodeField | ListField | ChoiceField | TicksField

/** Each name is the path of the value, as in the server's errors: `location.city`. */
export type Fields = Readonly<Record<string, FormField>>

/** Checks the fields, and keeps their names and kinds in the type. */
export function defineFields<const F extends Fields>(fields: F): F {
  return fields
}

export function tooLongText({ label, max, tooLong }: TextField): string {
  return tooLong ?? `${label} must be at most ${max} characters.`
}
