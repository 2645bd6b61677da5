/** Next prefers named folders to those in brackets, and these to ones that take a whole rest. */
export function sortRoutes(routes: readonly string[]): string[] {
  return [...routes].sort((a, b) => rank(a).localeCompare(rank(b)))
}

function rank(path: string): string {
  return path
    .split('/')
    .map((part) =>
      part.startsWith('[[')
        ? '3'
        : part.startsWith('[...')
          ? '2'
          : part.startsWith('[')
            ? '1'
            : `0${part}`,
    )
    .join('/')
}
