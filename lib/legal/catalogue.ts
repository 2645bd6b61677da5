import { mailtoUrl } from '@/lib/config/mailto-url'
import type { LegalCard, LegalFact } from '@/lib/legal/schema'

export function imprintFacts(card: LegalCard): readonly LegalFact[] {
  const { name, address, email, phone, register, vatId, authority } = card
  const responsible = [name, ...address].filter((line) => line !== null)
  return [
    ...(responsible.length > 0 ? [{ label: 'responsible', lines: responsible }] : []),
    ...(email ? [{ label: 'e-mail', lines: [email], href: mailtoUrl(email) }] : []),
    ...(phone ? [{ label: 'telephone', lines: [phone], href: telephone(phone) }] : []),
    ...(register ? [{ label: 'register', lines: [register] }] : []),
    ...(vatId ? [{ label: 'VAT number', lines: [vatId] }] : []),
    ...(authority ? [{ label: 'supervised by', lines: [authority] }] : []),
  ]
}

function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function priceNotes({ vat, delivery }: LegalCard): readonly string[] {
  const taxes = { charged: 'incl. VAT', none: 'no VAT charged' }
  return [...(vat ? [taxes[vat]] : []), ...(delivery ? [delivery] : [])]
}

/** The site's own statement; its limits are those that are known on this day. */
export const ACCESSIBILITY = {
  writtenOn: '2026-11-26',
  aim: 'This site aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and meets them in part. Its pages are tested by a program in light and dark, and its tasks by keyboard, at 320 pixels and with reduced motion.',
  limits: [
    'Pictures of the gallery, of the store and of members may be described by no more than a title, as whoever uploads them writes the description.',
    'The picture of the day is described by the program that paints it, not by a person.',
    'A map of coffees is drawn; the list of the same coffees says all that it shows.',
    'The sheet with QR codes is a PDF without tags for screen readers.',
    'Texts of members may lack what an editor would see to, such as short sentences.',
  ],
  captcha:
    'Some forms are protected by a service outside of this site, whose tasks may be hard or impossible with a screen reader.',
} as const
