import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Figure } from './figures'

const FILE = path.join(import.meta.dirname, 'latest.json')

type Dated = Figure & { date: string }

/**
 * Stores the figures beside the code, with the facts of the machine. Those of a whole run are all
 * there is; beside those of some parts the other parts keep theirs.
 */
export function writeReport(figures: readonly Figure[], { isWhole }: { isWhole: boolean }): void {
  const machine = {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1024 ** 3),
  }
  const date = new Date().toISOString().slice(0, 10)
  const measured = new Set(figures.map(({ part }) => part))
  const others = isWhole ? [] : readFigures().filter(({ part }) => !measured.has(part))
  const report = {
    machine,
    figures: [...others, ...figures.map((one) => ({ date, ...rounded(one) }))],
  }
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`)
}

function readFigures(): Dated[] {
  if (!existsSync(FILE)) return []
  const { figures }: { figures: Dated[] } = JSON.parse(readFileSync(FILE, 'utf8'))
  return figures
}

function rounded({ value, reference, ratio, ...rest }: Figure): Figure {
  return {
    ...rest,
    value: threeDigits(value),
    ...(reference && { reference: { ...reference, value: threeDigits(reference.value) } }),
    ...(ratio !== undefined && { ratio: threeDigits(ratio) }),
  }
}

function threeDigits(value: number): number {
  return Number(value.toPrecision(3))
}
