import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'

type Kind = readonly [property: string, value: unknown, expected: Partial<ImportedRecipe>]

const ONION = { quantity: '1', name: 'onion' }
export const EGGS = { quantity: '2', name: 'eggs' }
const STEPS = { instructions: ['Chop.', 'Stew.'] }

/** Values of JSON-LD in the shapes in which they are written. */
export const PROPERTY_KINDS: readonly Kind[] = [
  ...[
    { '@type': 'HowToSupply', name: 'beans', requiredQuantity: '250 g' },
    {
      name: 'beans',
      requiredQuantity: { '@type': 'QuantitativeValue', value: 250, unitText: 'g' },
    },
    { food: { name: 'beans' }, quantity: { value: 250, unit: { name: 'g' } } },
    { name: 'beans', amount: { amount: '250', unit: 'g' } },
  ].map((line): Kind => [
    'recipeIngredient',
    [line],
    { ingredients: [{ quantity: '250 g', name: 'beans' }] },
  ]),
  [
    'recipeIngredient',
    ['Deselect All', '2 eggs', 'ADVERTISEMENT', 'null', '1 onion', 'undefined'],
    { ingredients: [EGGS, ONION] },
  ],
  ...[
    ['Chop.', 'ADVERTISEMENT', 'Stew.'],
    '<ol><li>Chop.</li><li>Advertisement</li><li>Stew.</li></ol>',
  ].map((value): Kind => ['recipeInstructions', value, STEPS]),
  ...[
    '<ol><li>mix the flour</li><li>bake it</li></ol>',
    '<p>mix the flour</p><p>bake it</p>',
    '<ul>\n<li class="a"><p>mix the flour</p></li>\n<li>bake it</li>\n</ul>',
    ['<p>mix the flour</p>', '<p>bake it</p>'],
  ].map((value): Kind => [
    'recipeInstructions',
    value,
    { instructions: ['mix the flour', 'bake it'] },
  ]),
  ['totalTime', 'PT1.5H', { time: '1 h 30 mins' }],
  ['totalTime', 35, { time: '35 mins' }],
  ['totalTime', ['PT1H', 'PT2H'], { time: '1 h' }],
  ['totalTime', 'quick', { time: '', leftOver: ['Time: quick'] }],
  ['totalTime', 'PT-5M', { time: '', leftOver: ['Time: PT-5M'] }],
  ['totalTime', '1 Std. 20 Min.', { time: '1 h 20 mins' }],
  ['totalTime', '1 ora e 20 minuti', { time: '1 h 20 mins' }],
  ['totalTime', '40 minutos', { time: '40 mins' }],
  ['recipeYield', 4, { servings: 4 }],
  ['recipeYield', '1 cake (8 servings)', { servings: 8 }],
  ['recipeYield', 'half a dozen', { servings: 6 }],
  ['recipeYield', 'zwei Portionen', { servings: 2 }],
  ['recipeYield', '10 to 12 servings', { servings: 10 }],
  ['recipeYield', '1000 cookies', { servings: null, leftOver: ['Servings: 1000 cookies'] }],
  ['recipeYield', '２人分', { servings: 2 }],
  ['recipeYield', '26 cm', { servings: null, leftOver: ['Servings: 26 cm'] }],
  ['recipeYield', '2 cups', { servings: null, leftOver: ['Servings: 2 cups'] }],
  ['recipeYield', 'about 1 pound', { servings: null, leftOver: ['Servings: about 1 pound'] }],
  ['recipeYield', '2 to 3 cups', { servings: null }],
  ['recipeYield', '1 λίτρο', { servings: null }],
  ['recipeYield', '1 9-inch (23 cm) pie', { servings: 1 }],
  ['recipeYield', '2 cups, for 4', { servings: 4 }],
  ['recipeYield', '1 Kuchen, 12 Stücke', { servings: 12 }],
  ['recipeYield', '1 loaf (10 slices)', { servings: 10 }],
  ['recipeYield', '1 cake', { servings: 1 }],
  ['recipeYield', '4 pers.', { servings: 4 }],
  ['recipeInstructions', '1. Chop. 2. Stew.', STEPS],
  ['recipeInstructions', 'Step 1: Chop. Step 2: Stew.', STEPS],
  ['recipeInstructions', '<ol><li>Chop.<li>Stew.</ol>', STEPS],
  ['recipeInstructions', ['Step 1', 'Chop.', 'Step 2', 'Stew.'], STEPS],
  ['recipeInstructions', '① Chop.\n② Stew.', STEPS],
  [
    'recipeInstructions',
    [
      {
        '@type': 'HowToSection',
        name: 'Sauce',
        itemListElement: { '@type': 'HowToStep', text: 'Chop.' },
      },
    ],
    { instructions: ['Sauce: Chop.'] },
  ],
  [
    'recipeInstructions',
    'For the sauce:\nChop.\nStew.',
    { instructions: ['For the sauce: Chop.', 'Stew.'] },
  ],
  [
    'recipeInstructions',
    [{ '@type': 'HowToStep', text: '<ul><li>Chop.</li><li>Stew.</li></ul>' }],
    STEPS,
  ],
  ['recipeIngredient', '1 onion\n2 eggs', { ingredients: [ONION, EGGS] }],
  [
    'recipeIngredient',
    '1 onion, 2 eggs, 3 beans',
    { ingredients: [ONION, EGGS, { quantity: '3', name: 'beans' }] },
  ],
  ['recipeIngredient', [['1 onion'], ['2 eggs']], { ingredients: [ONION, EGGS] }],
  [
    'recipeIngredient',
    [{ name: 'Dough', ingredients: ['1 onion'] }],
    { ingredients: [ONION], leftOver: ['Dough:'] },
  ],
  [
    'recipeIngredient',
    [{ quantity: 1, unit: { name: 'cup' }, food: { name: 'rice' }, note: 'washed' }],
    { ingredients: [{ quantity: '1 cup', name: 'rice washed' }] },
  ],
  ['recipeIngredient', ['500.0 g beans'], { ingredients: [{ quantity: '500 g', name: 'beans' }] }],
  ['recipeYield', ['2', '2 cups'], { servings: null, leftOver: ['Servings: 2 cups'] }],
  ['recipeYield', ['4', '4 servings'], { servings: 4 }],
  ['recipeYield', ['26', '26 cm', 'für 8 Personen'], { servings: 8 }],
  [
    'recipeInstructions',
    [
      {
        '@type': 'HowToStep',
        text: 'Chop.',
        itemListElement: [{ '@type': 'HowToTip', text: 'Stew.' }],
      },
    ],
    { instructions: ['Chop. Stew.'] },
  ],
  [
    'recipeInstructions',
    [
      {
        '@type': 'HowToStep',
        text: 'Chop. Stew.',
        itemListElement: [
          { '@type': 'HowToDirection', text: 'Chop.' },
          { '@type': 'HowToDirection', text: 'Stew.' },
        ],
      },
    ],
    { instructions: ['Chop. Stew.'] },
  ],
  [
    'recipeIngredient',
    [{ quantity: 0, unit: null, food: { name: 'salt' }, note: 'to taste', display: '' }],
    { ingredients: [{ quantity: 'to taste', name: 'salt' }] },
  ],
  [
    'recipeIngredient',
    [{ title: 'Dough', display: '1 onion' }, { title: '2 eggs' }],
    { ingredients: [ONION, EGGS], leftOver: ['Dough:'] },
  ],
  [
    'recipeIngredient',
    ['**Topping**', '1 onion', '--- Garnish ---', '2 eggs'],
    { ingredients: [ONION, EGGS], leftOver: ['Topping:', 'Garnish:'] },
  ],
  ['name', 'Half/Half #1?', { title: 'Half-Half No. 1' }],
]

const ONE = '"@type":"Recipe","name":"S","recipeIngredient":["1 onion"]'
const script = (json: string, type = 'application/ld+json') =>
  `<script type='${type}'>${json}</script>`

/** Sources of pages that all have one recipe `S` with one onion. */
export const PAGE_KINDS: readonly (readonly [name: string, source: string])[] = [
  ['two objects in a row', script(`{"@type":"Organization"}{${ONE}}`)],
  ['a byte order mark', `\uFEFF{${ONE}}`],
  ['single quotes', script(`{${ONE.replaceAll('"', '’')}}`).replaceAll('’', '"')],
  ['a comment', script(`/* a */ {${ONE}, // b\n"x":1}`)],
  ['a value that JSON lacks', script(`{"x":undefined,"y":NaN,${ONE}}`)],
  ['capital letters', script(`{${ONE}}`).replaceAll('script', 'SCRIPT')],
  ['a charset in the type', script(`{${ONE}}`, 'application/ld+json; charset=utf-8')],
  ['the type in lower case', script(`{${ONE.replace('Recipe', 'recipe')}}`)],
  ['a cut end', script(`{${ONE},"recipeInstructions":["Ch`)],
  [
    'microdata with an author and void elements',
    `<div itemscope itemtype="http://schema.org/Recipe"><br><img itemprop="image" src="a.jpg"><hr>
     <h1 itemprop="name headline">S</h1><p itemprop="author" itemscope itemtype="http://schema.org/Person">
     <b itemprop="name">Anna</b></p><p itemprop="ingredients">1 <i>onion</i></p></div>`,
  ],
  [
    'microdata that is closed too early',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">S</h1></div>
     <ul><li itemprop="recipeIngredient">1 onion</ul>`,
  ],
  [
    'RDFa',
    `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">S</h1>
     <p property="schema:recipeIngredient">1 onion</p></div>`,
  ],
  [
    'JSON-LD without ingredients above microdata',
    `${script('{"@type":"Recipe","name":"S"}')}<div itemscope itemtype="https://schema.org/Recipe">
     <p itemprop="recipeIngredient">1 onion</p></div>`,
  ],
]
