/** Home contains no other page. */
export function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
}

/** The page belongs to the innermost of the menu entries around it. */
export function deepestWithin(pathname: string, hrefs: readonly string[]): string | null {
  const around = hrefs.filter((href) => isWithin(pathname, href))
  return around.toSorted((a, b) => b.length - a.length)[0] ?? null
}
