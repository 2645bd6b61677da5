/** Home contains no other page. */
export function isWithin(pathname: string, href: string): boolean {
  return pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
}

/** Of menu entries inside each other, the one that the page belongs to. */
export function deepestWithin(pathname: string, hrefs: readonly string[]): string | null {
  const around = hrefs.filter((href) => isWithin(pathname, href))
  return around.toSorted((a, b) => b.length - a.length)[0] ?? null
}
