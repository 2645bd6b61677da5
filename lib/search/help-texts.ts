import { PATHS } from '@/lib/config/paths'
import type { SiteText } from '@/lib/search/document'

type HelpFile = {
  texts: readonly { title: string; page: string; text: string; keywords: string }[]
}

const paths = new Map(Object.entries(PATHS))

export function helpTexts(
  { texts }: HelpFile,
  values: Readonly<Record<string, string | number>> = {},
): SiteText[] {
  return texts.map(({ page, text, ...rest }) => ({
    ...rest,
    href: paths.get(page) ?? PATHS.home,
    text: text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  }))
}
