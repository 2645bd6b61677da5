import { access, constants, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DAY_MS } from '@/lib/durations'
import { findEmoji } from '@/lib/emoji'
import { FAMILY_NAMES, type FamilyName } from '@pochade/painter/painting'
import type { PaintRequest } from '@pochade/painter/layout'

const SECRET = 'review'

/** Its message is for the user. */
export class UsageError extends Error {}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        days: { type: 'string' },
        from: { type: 'string', default: '2026-01-01' },
        author: { type: 'string', default: 'reviewer' },
        emojis: { type: 'string' },
        'emojis-file': { type: 'string' },
        family: { type: 'string' },
        blind: { type: 'string' },
        rejected: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    }).values
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'Unknown option.')
  }
}

function dayAfter(from: string, days: number): string {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(from) ? Date.parse(`${from}T00:00:00Z`) : NaN
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== from) {
    throw new UsageError(`--from must be a date such as 2026-01-01, not "${from}".`)
  }
  return new Date(start + days * DAY_MS).toISOString().slice(0, 10)
}

function readEmojis(text: string): string[] {
  const emojis = [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => segment.trim() !== '')
  if (emojis.length < 1 || emojis.length > 3)
    throw new UsageError(`--emojis takes one to three emojis, not "${text}".`)
  const stranger = emojis.find((emoji) => findEmoji(emoji) === null)
  if (stranger !== undefined) throw new UsageError(`"${stranger}" is not a recommended emoji.`)
  return emojis
}

async function checkOut(out: string | undefined): Promise<string> {
  if (out === undefined) throw new UsageError('--out names the PNG to write.')
  await access(path.dirname(out), constants.W_OK).catch(() => {
    throw new UsageError(`--out names a place that cannot be written: ${out}.`)
  })
  return out
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`--emojis-file names a file that cannot be read: ${file}.`)
  })
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 1 || lines.length > 366)
    throw new UsageError('--emojis-file must have 1 to 366 lines.')
  return lines
}

export type PaintOptions = ReturnType<typeof readOptions>

export function familyOf({ family }: PaintOptions): FamilyName | undefined {
  const known = FAMILY_NAMES.find((name) => name === family)
  if (family !== undefined && !known)
    throw new UsageError(`--family must be one of ${FAMILY_NAMES.join(', ')}.`)
  return known
}

export function daysOf({ days: wanted }: PaintOptions, usual: number): number {
  const days = Number(wanted ?? usual)
  if (!Number.isInteger(days) || days < 1 || days > 366)
    throw new UsageError('--days must be a whole number from 1 to 366.')
  return days
}

async function requestsOf(options: PaintOptions): Promise<PaintRequest[]> {
  const { from } = options
  const authors = options.author.split(',')
  const authorOf = (i: number) => authors[i % authors.length] ?? ''
  const family = familyOf(options)
  const file = options['emojis-file']
  const wishes = options.emojis !== undefined ? [options.emojis] : file && (await readLines(file))
  if (wishes) {
    return wishes.map((wish, i) => ({
      dateKey: dayAfter(from, i),
      emojis: readEmojis(wish),
      author: authorOf(i),
      secret: SECRET,
      ...(family ? { family } : {}),
    }))
  }
  if (options.days === undefined && !family)
    throw new UsageError('Say what to paint: --days, --emojis, --emojis-file or --family.')
  return Array.from({ length: daysOf(options, 12) }, (_, i) => ({
    dateKey: dayAfter(from, i),
    emojis: [],
    author: authorOf(i),
    secret: SECRET,
    ...(family ? { family } : {}),
  }))
}

type Command =
  | { rejected: PaintOptions }
  | { blind: PaintOptions; folder: string }
  | { out: string; requests: PaintRequest[] }

/** What a command asks for: pictures and the file for them, pictures for judges and their folder, or
 * `rejected` alone. Throws `UsageError`. */
export async function readCommand(args: readonly string[]): Promise<Command> {
  const options = readOptions(args)
  if (options.rejected) return { rejected: options }
  if (options.blind !== undefined) return { blind: options, folder: options.blind }
  const out = await checkOut(options.out)
  return { out, requests: await requestsOf(options) }
}
