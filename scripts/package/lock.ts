type Entry = {
  version?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Packages = Record<string, Entry>

/** What a lockfile says of `names` and all that they need, each at its place. */
export function packagesFor(names: readonly string[], packages: Packages): Packages {
  const found: Packages = {}
  const visit = (name: string, from: string) => {
    const place = placeOf(name, from, packages)
    if (place === undefined || place in found) return
    const entry = packages[place] ?? {}
    found[place] = entry
    const needed = { ...entry.dependencies, ...entry.optionalDependencies }
    for (const each of Object.keys(needed)) visit(each, place)
  }
  for (const name of names) visit(name, '')
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** As Node finds a package: in the folder of the one that needs it, or in one above. */
function placeOf(name: string, from: string, packages: Packages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}
