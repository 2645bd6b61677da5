import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'

type Case = readonly [id: string, file: string, expected: Partial<ImportedRecipe>]

const BEANS = { quantity: '250 g', name: 'beans' }
const ONION = { quantity: '1', name: 'onion' }
const INGREDIENTS = [BEANS, ONION]
const STEPS = ['Chop the onion.', 'Stew the beans.']
const STEW = { title: 'Bean Stew', ingredients: INGREDIENTS, instructions: STEPS }

/** Shapes that users of other products met, by their number. */
export const IMPORTED_CASES: readonly Case[] = [
  ['C-90', 'ld-time-seconds.json', { time: '1 h 10 mins' }],
  ['C-92', 'ld-time-missing-t.json', { time: '2 h 30 mins' }],
  ['C-93', 'ld-time-days-after-t.json', { time: '45 mins' }],
  ['C-95', 'ld-time-years.json', { time: '45 mins' }],
  ['C-96', 'ld-time-words-after-pt.json', { time: '20 mins' }],
  ['C-98', 'ld-time-bare.json', { time: '35 mins' }],
  ['C-100', 'ld-time-range-object.json', { time: '40 mins' }],
  ['C-101', 'ld-time-value-object.json', { time: '40 mins' }],
  ['C-103', 'ld-time-words-comma.json', { time: '1 h 30 mins' }],
  ['C-105', 'ld-time-lower.json', { time: '1 h 15 mins' }],
  ['C-107', 'ld-yield-quantitative.json', { servings: 6 }],
  ['C-109', 'ld-yield-float.json', { servings: 4 }],
  ['C-110', 'ld-yield-range.json', { servings: 4 }],
  ['C-111', 'ld-yield-dozen.json', { servings: 36 }],
  ['C-113', 'ld-yield-list.json', { servings: 20 }],
  [
    'C-114',
    'ld-yield-zero-seventy-five.json',
    { servings: null, leftOver: ['Servings: 0.75 cup'] },
  ],
  ['C-115', 'page-ld-semicolon.html', STEW],
  ['C-116', 'page-ld-bad-escape.html', STEW],
  ['C-117', 'page-ld-escaped-type.html', STEW],
  ['C-119', 'page-ld-missing-comma.html', STEW],
  ['C-120', 'page-ld-stub-first.html', STEW],
  ['C-122', 'page-ld-html-escaped-json.html', STEW],
  ['C-123', 'ld-headline-only.json', STEW],
  [
    'C-124',
    'ld-steps-capital-list.json',
    { instructions: ['Stew: Chop the onion.', 'Stew the beans.'] },
  ],
  ['C-126', 'ld-steps-listitem-item.json', STEW],
  ['C-128', 'ld-steps-empty-text.json', STEW],
  [
    'C-129',
    'ld-steps-hard-wrapped.json',
    {
      instructions: [
        'Warm the oven to 170 °C and line a tin. Stir the oats, honey and nuts together.',
        'Press the mix into the tin and bake it.',
      ],
    },
  ],
  ['C-130', 'ld-steps-nested-array.json', STEW],
  [
    'C-133',
    'ld-steps-section-and-steps.json',
    { instructions: ['Dough: Mix flour and water.', 'Bake it.'] },
  ],
  [
    'C-135',
    'ld-ingredients-mealie.json',
    {
      ingredients: [
        { quantity: '2', name: 'unsprayed lemons' },
        { quantity: '100 gram', name: 'sugar' },
      ],
    },
  ],
  ['C-137', 'ld-ingredients-propertyvalue.json', STEW],
  [
    'C-138',
    'ld-ingredients-comment.json',
    { ingredients: [{ quantity: '3,5 - 4 dl', name: 'milk' }, ONION] },
  ],
  [
    'C-140, C-142',
    'ld-entities.json',
    {
      title: "Mac'n'Cheese – øl",
      description: 'Pão, coração, på, più, però, cœur, nº 1, šunka.',
    },
  ],
  ['C-143', 'ld-double-escaped.json', { ...STEW, title: 'Jim’s Stew' }],
  ['C-144', 'page-no-ld.html', STEW],
  ['C-146', 'page-microdata-link-image.html', { ...STEW, time: '40 mins', servings: 4 }],
  [
    'C-148',
    'page-microdata-unquoted.html',
    { ...STEW, time: '42 mins', instructions: ['Stew the beans.'] },
  ],
  ['C-149', 'text-markdown.txt', { ...STEW, servings: 4 }],
  ['C-151', 'text-step-lines.txt', STEW],
  [
    'C-152',
    'text-servings-in-heading.txt',
    {
      title: 'Bohneneintopf',
      servings: 4,
      instructions: ['Zwiebel hacken.', 'Bohnen schmoren.'],
    },
  ],
  [
    'C-153',
    'text-mealie-paste.txt',
    {
      title: 'Bean Bowl',
      instructions: ['Cook the rice.', 'Mix the sauce.'],
      leftOver: ['Keeps for 3 days.'],
    },
  ],
  ['C-155', 'text-times.txt', { time: '1 h 15 mins', servings: 4 }],
  ['C-157', 'text-yield-phrases.txt', { servings: 4 }],
]

/** The field of the form, as search and JSON-LD read it. */
export const TIME_CASES: readonly (readonly [id: string, text: string, iso: string | null])[] = [
  ['C-160', '70 min', 'PT1H10M'],
  ['C-162', '3h10m', 'PT3H10M'],
  ['C-163', '15 - 20 minutes', 'PT20M'],
  ['C-164', 'quick', null],
  ['C-166', '2 days', 'PT48H'],
  ['C-167', 'forty-five minutes', 'PT45M'],
]
