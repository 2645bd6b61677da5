const BASE = 'http://site.invalid'

/** `http`, `https`, `mailto`, and paths of this site (G-142). */
export function isAllowedLink(href: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(href) || !URL.canParse(href, BASE)) return false
  if (/^(https?:\/\/|mailto:)./i.test(href)) return true
  return /^\/(?!\/)/.test(href) && new URL(href, BASE).origin === BASE
}
