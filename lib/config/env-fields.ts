import { z } from 'zod'

/* The kinds of values in the environment; their errors complete the name of a key. */

export const text = z.string()
export const shortText = (max: number) =>
  z.string().refine((value) => [...value].length <= max, `must be at most ${max} characters`)
export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })
export const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
/** `{s}` in it is one of several hosts. */
export const tileUrl = url.refine(
  (value) => /\{z\}/.test(value) && /\{x\}/.test(value) && /\{-?y\}/.test(value),
  'must have {z}, {x} and {y}, as https://example.org/{z}/{x}/{y}.png has them',
)
/** The origin of the site; what browsers would cut off is refused. */
export const siteUrl = url
  .refine((value) => {
    if (!URL.canParse(value)) return true
    const { pathname, search, hash } = new URL(value)
    return pathname + search + hash === '/'
  }, 'must name a host alone, such as https://example.org: the site cannot live under a path')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
export const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback)
/** It takes a decimal point or comma, as forms do. */
export const decimal = (pattern: RegExp, message: string) =>
  z
    .string()
    .regex(pattern, message)
    .transform((value) => Number(value.replace(',', '.')))
export const degrees = (limit: number) =>
  decimal(/^-?\d+([.,]\d+)?$/, 'must be a number of degrees')
    .refine((n) => Math.abs(n) <= limit, `must lie between -${limit} and ${limit}`)
    .optional()

/** They are names without ports, in the spelling that browsers send. */
export const hostList = z.string().transform((value, context) => {
  const names = value.split(',').flatMap((part) => part.trim() || [])
  const hosts = names.flatMap((name) => toHostName(name) ?? [])
  if (hosts.length === names.length) return hosts
  context.addIssue('must be host names such as www.example.org, separated by commas')
  return z.NEVER
})

function toHostName(name: string): string | null {
  if (!/^[^\s:/?#@\\]+$/.test(name) || !URL.canParse(`http://${name}`)) return null
  return new URL(`http://${name}`).hostname.replace(/\.$/, '')
}
