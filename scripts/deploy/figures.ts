import { print } from '../run/print'

/** Prints a measured figure, for docs/decisions. */
export function figure(name: string, value: string): void {
  print(`FIGURE ${name}: ${value}`)
}
