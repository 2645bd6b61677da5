import { DEFAULT_PALETTE } from '@/lib/config/colours'
import { escapeXml } from '@/lib/pages/escape-xml'
import type { Band } from '@/lib/share/share-card'
import type { SiteConfig } from '@/lib/settings/site-config'
import type { Letter, LetterSection } from '@/lib/mail/letter'

/* Tables and inline styles, for mail programs; the <style> rules only add dark mode. */

const FONT = "font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,'Liberation Mono',monospace"
const INK = '#18191a'
const PAPER = '#f4f4f1'
const MUTED = '#585957'

const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #131414 !important; }
  .ink { color: #ecebe6 !important; }
  .muted { color: #a5a59f !important; }
  .rule { border-color: #ecebe6 !important; }
  .button { background: #ecebe6 !important; }
  .button a { color: #131414 !important; }
}`

export function toHtml(letter: Letter, site: SiteConfig): string {
  const { subject, title, greeting, before, code, facts, sections = [], link } = letter
  const { after, unsubscribeUrl } = letter
  const rows = [
    row(paragraph(greeting), 24),
    ...before.map((text) => row(paragraph(text), 16)),
    ...(code ? [row(codeOf(code), 24)] : []),
    ...(facts ? [row(factsOf(facts), 24)] : []),
    ...sections.flatMap(sectionRows),
    ...(link ? [row(buttonOf(link), 24)] : []),
    ...after.map((text) => row(paragraph(text), 16)),
    row(footerOf(site, unsubscribeUrl), 40),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>:root { color-scheme: light dark; } ${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td>${bands()}</td></tr>
<tr><td style="padding-top:32px"><h1 class="ink" style="margin:0;${FONT};font-size:28px;line-height:32px;font-weight:300;letter-spacing:-0.84px;color:${INK}">${escapeXml(title)}</h1></td></tr>
${rows.join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

function row(content: string, above: number): string {
  return `<tr><td style="padding-top:${above}px">${content}</td></tr>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0;${FONT};font-size:16px;line-height:24px;color:${INK}">${escapeXml(text)}</p>`
}

function codeOf(code: string): string {
  return `<p class="ink rule" style="margin:0;padding:16px 0;border-top:1px solid ${INK};border-bottom:1px solid ${INK};${FONT};font-size:40px;line-height:48px;font-weight:200;letter-spacing:4px;color:${INK}">${escapeXml(code)}</p>`
}

function factsOf(facts: NonNullable<Letter['facts']>): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td class="muted" style="padding:4px 24px 4px 0;${FONT};font-size:14px;line-height:24px;color:${MUTED}" valign="top">${escapeXml(name)}</td><td class="ink" style="padding:4px 0;${FONT};font-size:14px;line-height:24px;color:${INK};word-break:break-word">${escapeXml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`
}

function sectionRows({ title, entries }: LetterSection): string[] {
  const heading = `<h2 class="ink" style="margin:0;${FONT};font-size:16px;line-height:24px;color:${INK}">${escapeXml(title)}</h2>`
  const rows = entries.flatMap((entry) => [
    row(
      `<a class="ink" href="${escapeXml(entry.url)}" style="${FONT};font-size:16px;line-height:24px;color:${INK}">${escapeXml(entry.title)}</a>`,
      16,
    ),
    ...(entry.colours.length > 0
      ? [row(bands(entry.colours.map((hex) => ({ hex, share: 1 / entry.colours.length }))), 4)]
      : []),
    ...(entry.text ? [row(paragraph(entry.text), 4)] : []),
  ])
  return [row(heading, 32), ...rows]
}

function buttonOf({ label, url }: NonNullable<Letter['link']>): string {
  const address = escapeXml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background:${INK};border-radius:2px"><a href="${address}" style="display:inline-block;padding:10px 20px;${FONT};font-size:14px;line-height:24px;font-weight:600;color:${PAPER};text-decoration:none">${escapeXml(label)}</a></td></tr></table>
<p class="muted" style="margin:16px 0 0;${FONT};font-size:12px;line-height:16px;color:${MUTED};word-break:break-all">${address}</p>`
}

function footerOf({ name, url }: SiteConfig, unsubscribeUrl: string | undefined): string {
  const unsubscribe = unsubscribeUrl
    ? `<br><br><a class="muted" href="${escapeXml(unsubscribeUrl)}" style="color:${MUTED}">Unsubscribe</a>`
    : ''
  return `<p class="muted rule" style="margin:0;padding-top:16px;border-top:1px solid ${INK};${FONT};font-size:12px;line-height:16px;color:${MUTED}">${escapeXml(name)}<br><a class="muted" href="${escapeXml(url)}" style="color:${MUTED}">${escapeXml(url)}</a>${unsubscribe}</p>`
}

function bands(palette: readonly Band[] = DEFAULT_PALETTE): string {
  const cells = palette.map(
    ({ hex, share }) =>
      `<td width="${Math.round(share * 100)}%" height="8" style="height:8px;line-height:8px;font-size:0;background:${hex}">&nbsp;</td>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}
