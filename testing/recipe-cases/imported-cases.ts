import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'

type Case = readonly [file: string, expected: Partial<ImportedRecipe>]

const BEANS = { quantity: '250 g', name: 'beans' }
const ONION = { quantity: '1', name: 'onion' }
const INGREDIENTS = [BEANS, ONION]
const STEPS = ['Chop the onion.', 'Stew the beans.']
const STEW = { title: 'Bean Stew', ingredients: INGREDIENTS, instructions: STEPS }

/** Shapes that users of other products met. */
export const IMPORTED_CASES: readonly Case[] = [
  ['ld-time-seconds.json', { time: '1 h 10 mins' }],
  ['ld-time-missing-t.json', { time: '2 h 30 mins' }],
  ['ld-time-days-after-t.json', { time: '45 mins' }],
  ['ld-time-years.json', { time: '45 mins' }],
  ['ld-time-words-after-pt.json', { time: '20 mins' }],
  ['ld-time-bare.json', { time: '35 mins' }],
  ['ld-time-range-object.json', { time: '40 mins' }],
  ['ld-time-value-object.json', { time: '40 mins' }],
  ['ld-time-words-comma.json', { time: '1 h 30 mins' }],
  ['ld-time-lower.json', { time: '1 h 15 mins' }],
  ['ld-yield-quantitative.json', { servings: 6 }],
  ['ld-yield-float.json', { servings: 4 }],
  ['ld-yield-range.json', { servings: 4 }],
  ['ld-yield-dozen.json', { servings: 36 }],
  ['ld-yield-list.json', { servings: 20 }],
  ['ld-yield-zero-seventy-five.json', { servings: null, leftOver: ['Servings: 0.75 cup'] }],
  ['page-ld-semicolon.html', STEW],
  ['page-ld-bad-escape.html', STEW],
  ['page-ld-escaped-type.html', STEW],
  ['page-ld-missing-comma.html', STEW],
  ['page-ld-stub-first.html', STEW],
  ['page-ld-html-escaped-json.html', STEW],
  ['ld-headline-only.json', STEW],
  ['ld-steps-capital-list.json', { instructions: ['Stew: Chop the onion.', 'Stew the beans.'] }],
  ['ld-steps-listitem-item.json', STEW],
  ['ld-steps-empty-text.json', STEW],
  [
    'ld-steps-hard-wrapped.json',
    {
      instructions: [
        'Warm the oven to 170 °C and line a tin. Stir the oats, honey and nuts together.',
        'Press the mix into the tin and bake it.',
      ],
    },
  ],
  ['ld-steps-nested-array.json', STEW],
  [
    'ld-steps-section-and-steps.json',
    { instructions: ['Dough: Mix flour and water.', 'Bake it.'] },
  ],
  [
    'ld-ingredients-mealie.json',
    {
      ingredients: [
        { quantity: '2', name: 'unsprayed lemons' },
        { quantity: '100 gram', name: 'sugar' },
      ],
    },
  ],
  ['ld-ingredients-propertyvalue.json', STEW],
  [
    'ld-ingredients-comment.json',
    { ingredients: [{ quantity: '3,5 - 4 dl', name: 'milk' }, ONION] },
  ],
  [
    'ld-entities.json',
    {
      title: "Mac'n'Cheese – øl",
      description: 'Pão, coração, på, più, però, cœur, nº 1, šunka.',
    },
  ],
  ['ld-double-escaped.json', { ...STEW, title: 'Jim’s Stew' }],
  ['page-no-ld.html', STEW],
  ['page-microdata-link-image.html', { ...STEW, time: '40 mins', servings: 4 }],
  ['page-microdata-unquoted.html', { ...STEW, time: '42 mins', instructions: ['Stew the beans.'] }],
  ['text-markdown.txt', { ...STEW, servings: 4 }],
  ['text-step-lines.txt', STEW],
  [
    'text-servings-in-heading.txt',
    {
      title: 'Bohneneintopf',
      servings: 4,
      instructions: ['Zwiebel hacken.', 'Bohnen schmoren.'],
    },
  ],
  [
    'text-mealie-paste.txt',
    {
      title: 'Bean Bowl',
      instructions: ['Cook the rice.', 'Mix the sauce.'],
      leftOver: ['Keeps for 3 days.'],
    },
  ],
  ['text-times.txt', { time: '1 h 15 mins', servings: 4 }],
  ['text-yield-phrases.txt', { servings: 4 }],
]

/** The field of the form, as search and JSON-LD read it. */
export const TIME_CASES: readonly (readonly [text: string, iso: string | null])[] = [
  ['70 min', 'PT1H10M'],
  ['3h10m', 'PT3H10M'],
  ['15 - 20 minutes', 'PT20M'],
  ['quick', null],
  ['2 days', 'PT48H'],
  ['forty-five minutes', 'PT45M'],
]
