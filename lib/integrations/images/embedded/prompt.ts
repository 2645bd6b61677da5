import type { Told } from './title'
export function promptOf({ facts }: Told): string {
  return facts.medium
}
export function altTextOf({ facts }: Told): string {
  return facts.medium
}
