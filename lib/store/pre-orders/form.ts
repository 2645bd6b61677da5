import { shortened } from '@/lib/config/cut-text'
import { defineFields } from '@/lib/form/fields'
import { ORDER_STATES, type OrderState } from '@/lib/store/catalogue'

export const ORDER_SORTS = ['old', 'item'] as const

export const ORDER_STATE_LABELS: Record<OrderState, string> = {
  waiting: 'not confirmed yet',
  confirmed: 'confirmed, not answered',
  answered: 'answered',
  paid: 'paid',
  sent: 'sent',
  cancelled: 'cancelled',
}

/** What the owner can set; `waiting` comes from the customer alone. */
const SETTABLE_STATES = ORDER_STATES.filter((state) => state !== 'waiting')

export const ORDER_FIELDS = defineFields({
  state: {
    label: 'State',
    kind: 'choice',
    options: SETTABLE_STATES.map((value) => ({ value, label: ORDER_STATE_LABELS[value] })),
    invalid: 'Please choose a state.',
    meta: { example: 'answered' },
  },
  note: {
    label: 'Note',
    kind: 'lines',
    max: 1000,
    help: 'You alone see it.',
    isWide: true,
    input: { rows: 3 },
    meta: { example: 'Wants two of them.' },
  },
})

export const LETTER_FIELDS = defineFields({
  subject: {
    label: 'Subject',
    kind: 'line',
    max: 120,
    missing: 'Subject is required.',
    isWide: true,
    meta: { example: 'Your order of "Low Tide Study, print"' },
  },
  text: {
    label: 'Text',
    kind: 'lines',
    max: 4000,
    missing: 'Text is required.',
    help: 'Each line becomes a paragraph. A link to the contact page follows.',
    isWide: true,
    input: { rows: 8 },
    meta: { example: 'Hello,\nit is on its way.' },
  },
})

export const ORDER_TEXTS = {
  unknown: 'There is no such order.',
  revisionMissing: 'Please say which revision of the order is changed.',
  changed: (state: OrderState) =>
    `Somebody else changed this order in the meantime. It is ${ORDER_STATE_LABELS[state]} now. Save again to replace that.`,
  gone: 'Somebody else deleted this order in the meantime.',
  saved: 'The order is saved.',
  savedAndMailed: (email: string) => `The order is saved, and a mail to ${email} is queued.`,
  deleted: 'The order is deleted.',
  answered: 'The order is answered.',
  confirmed: 'The order is confirmed.',
  failed: 'The order was not changed: somebody else may have decided. Load the page again.',
} as const

const SENTENCES: Record<OrderState, string> = {
  waiting:
    'You left this address for {item}. Please confirm it by the link in the mail that you have got.',
  confirmed: 'Thank you for your order of {item}. I write again as soon as I can say more.',
  answered:
    'Thank you for your interest in {item}. It is here for you. Please write me the address to send it to, and I tell you how to pay.',
  paid: 'Thank you, the payment for {item} has arrived. I write again when it is on its way.',
  sent: '{item} is on its way to you.',
  cancelled: 'Your order of {item} is cancelled. Nothing has to be paid.',
}

/** The text of a mail to begin with; the owner edits it before it is sent. */
export function letterTemplate(
  state: OrderState,
  { itemTitle, owner }: { itemTitle: string; owner: string },
): { subject: string; text: string } {
  const subjectOf = (title: string) => `Your order of "${title}"`
  const room = LETTER_FIELDS.subject.max - subjectOf('').length
  const sentence = SENTENCES[state].replace('{item}', () => `"${itemTitle}"`)
  return {
    subject: subjectOf(shortened(itemTitle, room)),
    text: ['Hello,', sentence, 'Best wishes', owner].join('\n\n'),
  }
}
