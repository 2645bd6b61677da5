import type { Bound, Figure } from './figures'

const HEAD = ['', 'measured', 'reference', 'ratio', 'wanted', '']

/** The figures as lines of text, grouped by part. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map(toRow)
  const widths = HEAD.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd()
  const lines = [line(HEAD)]
  figures.forEach(({ part }, i) => {
    if (part !== figures[i - 1]?.part) lines.push('', part)
    lines.push(line(rows[i] ?? []))
  })
  return lines.join('\n')
}

/** A figure by itself, as of a run that goes on. */
export function formatLine(figure: Figure): string {
  return toRow(figure).filter(Boolean).join('  ')
}

function toRow({ name, value, unit, reference, ratio, bound, holds }: Figure): string[] {
  return [
    `  ${name}`,
    `${round(value)} ${unit}`,
    reference ? `${round(reference.value)} (${reference.name})` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    bound ? wantedOf(bound, unit) : '',
    holds === undefined ? '' : holds ? 'holds' : 'missed',
  ]
}

function wantedOf({ of, atLeast, atMost }: Bound, unit: string): string {
  const suffix = of === 'value' ? ` ${unit}` : ''
  const parts = [
    atLeast === undefined ? [] : `≥ ${atLeast}${suffix}`,
    atMost === undefined ? [] : `≤ ${atMost}${suffix}`,
  ]
  return parts.flat().join(' ')
}

/** Three significant digits, the precision of such a measurement. */
export function round(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
