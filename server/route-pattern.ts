import { escapePattern } from '@/lib/config/escape-pattern'

/** The addresses of a route, by its folders: `/api/recipes/[id]`. */
export function routePattern(path: string): RegExp {
  const parts = path.split('/').slice(1)
  const source = parts.map((part) => {
    if (part.startsWith('[[...')) return '(?:/.+)?'
    if (part.startsWith('[...')) return '/.+'
    if (part.startsWith('[')) return '/[^/]+'
    return `/${escapePattern(part)}`
  })
  return new RegExp(`^${source.join('')}$`)
}
