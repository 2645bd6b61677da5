import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KeptRule, KeptRules } from '@/lib/http/kept'
import { addressOf, type ApiRoute } from './collect-routes'

/** The rules of pages, in `kept.ts` beside them, and those of calls, in their declarations. */
export async function collectKept(root: string, routes: readonly ApiRoute[]): Promise<KeptRules> {
  const app = path.join(root, 'app')
  const rules: KeptRules = {}
  const files = fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/kept.ts'))
    .sort()
  for (const file of files) {
    const { kept } = (await import(pathToFileURL(path.join(app, file)).href)) as { kept: KeptRule }
    rules[addressOf(file)] = kept
  }
  for (const { path: address, declared } of routes) {
    const { GET } = declared
    if (!GET?.kept) continue
    if (GET.access !== 'public' || GET.rates || GET.hasEffect) {
      throw new Error(`${address} may not be kept: it is not the same for all visitors.`)
    }
    rules[address] = GET.kept
  }
  return rules
}
