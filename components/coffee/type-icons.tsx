import type { ReactNode } from 'react'
import { icon } from '@/components/ui/icon'
import type { Variant } from '@/lib/coffee/catalogue'

const STEAM = <path d="M10 3v2M14 3v2" />
const SAUCER = <path d="M4 20.5h14" />
const GLASS = <path d="M6.5 7h11l-1.2 14H7.7Z" />
const STRAW = <path d="M13.5 7 15 2h3" />
const LEAF = <path d="M9 17c0-4 2-6 6-6 0 4-2 6-6 6Zm0 0 3-3" />

const cup = (width: number, height: number, inside: ReactNode = null) => {
  const left = 10.5 - width / 2
  const right = 10.5 + width / 2
  const top = 18 - height
  return (
    <>
      <path
        d={`M${left} ${top}h${width}v${height - 4}a4 4 0 0 1-4 4h-${width - 8}a4 4 0 0 1-4-4Z`}
      />
      <path d={`M${right} ${top + 1.5}h1a2.5 2.5 0 0 1 0 5h-1`} />
      {inside}
    </>
  )
}

const DRAWINGS: Readonly<Record<Variant, ReactNode>> = {
  espresso: (
    <>
      {cup(9, 7)}
      {SAUCER}
      <path d="M10.5 6.5v2" />
    </>
  ),
  lungo: (
    <>
      {cup(9, 11)}
      {SAUCER}
    </>
  ),
  americano: (
    <>
      {cup(13, 11, <path d="M4.5 11q2-1.6 4 0t4 0 4 0" />)}
      {STEAM}
    </>
  ),
  filter: (
    <>
      <path d="M4 4h15l-5 8h-5Z" />
      <path d="M11.5 12v3" />
      <path d="M7 17.5h9v3.5H7Z" />
    </>
  ),
  'greek-coffee': (
    <>
      <path d="M5 9h10l-1.4 3 1.9 7h-11l1.9-7Z" />
      <path d="M14.5 10.5 21.5 6" />
      <path d="M8.5 3.5v2M11.5 3.5v2" />
    </>
  ),
  cappuccino: (
    <>
      {cup(13, 9)}
      {SAUCER}
      <path d="M4.5 9q1-3.5 4-2.5 2-3 4.5-.2 3.2-.6 3.5 2.7" />
    </>
  ),
  latte: (
    <>
      <path d="M6 4h9l-1 17H7Z" />
      <path d="M15 8h2a2.5 2.5 0 0 1 0 6h-2.4" />
      <path d="M6.4 8.5h8.3M6.7 13h7.7" />
    </>
  ),
  'flat-white': (
    <>
      <circle cx="10.5" cy="12.5" r="8" />
      <path d="M18 9.5h2.5v6H18" />
      <path d="M10.5 17c-6-4.5-2.5-8.4 0-5.2 2.5-3.2 6 .7 0 5.2Z" />
    </>
  ),
  macchiato: (
    <>
      <path d="M6.5 8h8l-1 10h-6Z" />
      <path d="M6.9 12h7.2" />
      <circle cx="10.5" cy="10" r=".6" />
      {SAUCER}
    </>
  ),
  mocha: (
    <>
      {cup(13, 8)}
      {SAUCER}
      <path d="M5.5 10c0-4 3-3 3.5-6 3 .6 1.8 2.8 3.5 3.2 2 .4 2.6 1.2 2.5 2.8" />
    </>
  ),
  affogato: (
    <>
      <path d="M4 10h15c0 5-3 7.5-7.5 7.5S4 15 4 10Z" />
      <path d="M11.5 17.5V21M8 21h7" />
      <path d="M7 10a4.5 4.5 0 0 1 9 0" />
    </>
  ),
  'iced-latte': (
    <>
      {GLASS}
      {STRAW}
      <path d="M7 12.5h10" />
      <path d="m9 15 3-.6.6 3-3 .6Z" />
    </>
  ),
  'freddo-espresso': (
    <>
      {GLASS}
      {STRAW}
      <path d="M6.8 10h10.4" />
    </>
  ),
  'freddo-cappuccino': (
    <>
      {GLASS}
      <path d="M6.5 7q.6-3.2 3-2.5 1.6-2 3.2-.2 3.6-.4 4.8 2.7M6.9 11.5h10.2" />
      <path d="m15 4 1.4-2.5H19" />
    </>
  ),
  frappe: (
    <>
      {GLASS}
      {STRAW}
      <circle cx="10" cy="10.5" r="1" />
      <circle cx="13.5" cy="11.5" r="1.2" />
      <path d="M7.2 14.5h9.6" />
    </>
  ),
  'frappe-sketo': (
    <>
      {GLASS}
      {STRAW}
      <circle cx="12" cy="11" r="1.2" />
      <path d="m8.5 18.5 7-4" />
    </>
  ),
  'frappe-gala': (
    <>
      {GLASS}
      {STRAW}
      <circle cx="9.7" cy="10" r=".9" />
      <path d="M12 12c2.6 3.4 2.6 5.6 0 5.8-2.6-.2-2.6-2.4 0-5.8Z" />
    </>
  ),
  matcha: (
    <>
      <path d="M3.5 10h15c0 6-3 9-7.5 9s-7.5-3-7.5-9ZM8 21h6" />
      <path d="M9 7c0-3 1.5-4.5 4.5-4.5C13.5 5.5 12 7 9 7Z" />
    </>
  ),
  'iced-matcha': (
    <>
      {GLASS}
      {STRAW}
      {LEAF}
    </>
  ),
  'freddo-matcha': (
    <>
      {GLASS}
      <path d="M6.5 7q1-3.4 3.2-2.5 2-2.4 3.6-.2 3.4-.4 4.200 2.700" />
      {LEAF}
    </>
  ),
}

const ICONS = Object.fromEntries(
  Object.entries(DRAWINGS).map(([variant, drawing]) => [variant, icon(drawing)]),
)

/** Decorative: the name of the type stands in the card. */
export function TypeIcon({ variant, size = 24 }: { variant: Variant; size?: number }) {
  // A type that was removed from the catalogue is shown as an espresso (G-81).
  const Icon = ICONS[variant] ?? ICONS.espresso
  return Icon ? <Icon size={size} /> : null
}
