import { nameOf } from '@/lib/assistant/compose/draft'
import { findIn, isIn } from '@/lib/assistant/patterns'
import { contentWords } from '@/lib/assistant/read/read-question'
import type { Interpretation } from '@/lib/assistant/stages'
import { isAboutSite, namesPartOfTitle, termsOfEntry } from '@/lib/search/entries'
import { isNamedIn, passes } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import { familyOf, isOfFamily, usesOf } from '@/lib/search/negations'
import { absentIn } from '@/lib/search/vocabulary'
import { termOf, termsOf } from '@/lib/search/words'

/** `Can I look at it without an account?` */
function accessText({ access, ...entry }: Entry, text: string): string | null {
  if (!isIn('asksAccess', text) || isAboutSite(entry)) return null
  if (access === 'everybody') return `Yes: everybody sees ${nameOf(entry)}.`
  const seen = entry.kind.name === 'art-day' ? 'Visitors see only its colours.' : ''
  return `No: ${nameOf(entry)} is for members. ${seen}`.trim()
}

/** What costs something is not free: `why is the mug free?` */
function priceText({ facts, ...entry }: Entry, text: string): string | null {
  const [, subject = ''] = findIn('costless', text) ?? []
  const isOfWhole = termsOf(entry.title).includes(termOf(subject) ?? '')
  const isPriced = Number(facts?.price?.value) > 0 && isOfWhole
  return isPriced ? `No: ${nameOf(entry)} ${facts?.price?.phrase}.` : null
}

/** `Is the train for sale?` What is not in the store is not, nor has it a price. */
function saleText(entry: Entry, { topic, text, sold }: Interpretation) {
  const isPrice = topic === 'price'
  const isAsked = isPrice || topic === 'stock'
  if (!isAsked || entry.kind.isSold || entry.kind.scale || isAboutSite(entry)) return null
  const no = isIn('asksWhether', text) && !isIn('soldOut', text) ? 'No: ' : ''
  const price = isPrice ? 'has no price: it ' : ''
  const item = sold?.({ entry })?.entry
  const { price: costs, stock } = item?.facts ?? {}
  const stated = [costs, stock].flatMap((fact) => fact?.phrase ?? []).join(' and ')
  const near =
    item && costs ? `The store has ${nameOf(item)}: it ${stated}.` : 'The store has nothing of it.'
  return `${no}${nameOf(entry)} ${price}is not for sale on this site. ${near}`
}

/** What the title denies, or no ingredient is: `how long must I knead the no-knead loaf?` */
export function deniedText(entry: Entry, interpretation: Interpretation): string | null {
  const { text } = interpretation
  const stated =
    accessText(entry, text) ?? priceText(entry, text) ?? saleText(entry, interpretation)
  if (stated !== null) return stated
  const title = termsOf(entry.title)
  const sought = termsOf(text)
  const absent = absentIn(entry.title).find(
    (term) => sought.includes(term) && title.filter((one) => one === term).length === 1,
  )
  if (absent !== undefined && !isIn('isNegated', text) && !isAboutSite(entry)) {
    return `No: ${nameOf(entry)} does without that, as its title says.`
  }
  const oven = isIn('asksBaking', text) ? entry.kind.equipment?.oven : undefined
  const isBaked = !oven || isNamedIn(entry, 'texts', usesOf(oven, entry))
  if (!isBaked) return `No: ${nameOf(entry)} is not baked: its steps name no oven.`
  const [, amount = ''] = (entry.kind.scale && findIn('amountFor', text)) || []
  const [, , presumed, other] = (entry.kind.scale && findIn('whyHolds', text)) || []
  const [noun = ''] = contentWords(presumed ?? other ?? amount).split(' ')
  const members = [noun, ...familyOf(noun, [entry.kind])].flatMap(termsOf)
  const isNamed = members.some((term) => termsOfEntry(entry).has(term))
  const isFood = (noun !== '' && isIn('asksReason', text)) || isOfFamily(noun, entry.kind)
  return isFood && !isNamed ? `The ingredients of ${nameOf(entry)} name no ${noun}.` : null
}

/** `Why did ben paint it?` of what is told to be by somebody else. */
export function isPresumedOtherwise(near: Match, { text, filters }: Interpretation): boolean {
  const { entry } = near
  return (
    isIn('asksReason', text) &&
    namesPartOfTitle(near) &&
    filters.some(
      (one) =>
        (one.fact === 'maker' || one.fact === 'place') &&
        !one.isNegative &&
        entry.facts?.[one.fact] !== undefined &&
        !passes(entry, one),
    )
  )
}
