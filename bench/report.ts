import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Figure } from './figures'

const FILE = path.join(import.meta.dirname, 'latest.json')

/** Stores a whole run beside the code, with the facts of the machine. */
export function writeReport(figures: readonly Figure[]): void {
  const machine = {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1024 ** 3),
  }
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine,
    figures: figures.map(rounded),
  }
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`)
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
