import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'

type Case = readonly [name: string, text: string, expected: Partial<ImportedRecipe>]

const INGREDIENTS = [
  { quantity: '250 g', name: 'beans' },
  { quantity: '1', name: 'onion' },
]
const BODY = 'Ingredients\n250 g beans\n1 onion\nMethod\nFry.\nStew.'
const READ = {
  title: 'Bean Stew',
  ingredients: INGREDIENTS,
  instructions: ['Fry.', 'Stew.'],
  leftOver: [],
}
const FACTS = { ...READ, description: '', servings: 4, time: '40 mins' }
const FACT_LINES = 'Servings 4 people\nPrep Time 10 minutes\nCook Time 30 minutes'
const SENTENCES = ['Fry the onion.', 'Stew the beans.']
const UNNAMED = { ...READ, servings: null, instructions: SENTENCES }
const JSON_LD =
  '{"@type":"Recipe","name":"Bean Stew","recipeIngredient":["250 g beans","1 onion"],"recipeInstructions":["Fry.","Stew."]}'
const PAGE =
  '<h1>Bean Stew</h1><h2>Ingredients</h2><ul><li>250 g beans</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Fry.</li><li>Stew.</li></ol>'
const address = 'https://example.com/bean-stew'

/** What programs and people write around a recipe: brackets, buttons, addresses, ages, footers. */
export const SURROUNDED_CASES: readonly Case[] = [
  ...[
    'Sure! Here’s a recipe for bean stew:',
    'Hi Anna,',
    'Recipe:',
    '12 March 2024',
    'Home / Recipes / Dinner',
    'Mum — Today at 6:45 PM',
  ].map((line): Case => [
    `“${line}” above the title`,
    `${line}\nBean Stew\n${BODY}`,
    { ...READ, description: line },
  ]),
  [
    'a title with its servings below an announcement',
    `Klar! Hier ist ein Rezept:\n**Eintopf (4 Portionen)**\n${BODY}`,
    { ...READ, title: 'Eintopf (4 Portionen)', servings: 4 },
  ],
  ...['Reading time: 5 min', '5 min read', '3 hr. ago', 'vor 2 Std.'].map((line): Case => [
    `“${line}” is no time of cooking`,
    `Bean Stew\n${line}\n${BODY}`,
    { ...READ, time: '' },
  ]),
  ...['4 servings\n40 minutes', '4 servings · 40 min', '4 servings | 40 min'].map((line): Case => [
    `the facts “${line}” without headings`,
    `Bean Stew\n${line}\n250 g beans\n1 onion\n1. Fry.\n2. Stew.`,
    FACTS,
  ]),
  [
    'short steps without a heading',
    `Bean Stew\n250 g beans\n1 onion\nFry it.\n${SENTENCES[1]}\nServe warm.`,
    { ...READ, instructions: ['Fry it.', 'Stew the beans.', 'Serve warm.'] },
  ],
  ...['[Vegan] Bean Stew', '{Instant Pot} Bean Stew', '[Old] [Homemade] Bean Stew'].map(
    (title): Case => [`the title “${title}”`, `${title}\n${BODY}`, { ...READ, title }],
  ),
  ...[
    '[Bean Stew](https://x.example/bean)\n',
    '[Jump to Recipe]\nBean Stew',
    '[12:03, 1/2/2024] Mum: Bean Stew',
    '[8:15 pm, 24.12.2023] Oma: Bean Stew',
    'Print\nBean Stew',
    'Save\nShare\nBean Stew',
    'Begin forwarded message:\n\nFrom: Mum\nSubject: Fwd: Bean Stew',
    '---------- Forwarded message ---------\nFrom: Mum\nSubject: Bean Stew',
    '29/11/2024, 10:12 Bean Stew - Example\nBean Stew',
  ].map((start): Case => [`the start “${start}”`, `${start}\n${BODY}`, READ]),
  ...['Print Recipe', 'Rate this recipe', 'Teilen', 'Video', 'Reviews', 'Save\nPin Recipe'].map(
    (line): Case => [
      `facts below “${line}”`,
      `Bean Stew\n${line}\n${FACT_LINES}\n${BODY}`,
      { ...FACTS, leftOver: line.includes('Pin') ? ['Pin Recipe'] : [] },
    ],
  ),
  [
    'facts below notes and nutrition',
    `Bean Stew\nNotes: great for winter\nNutrition: Per serving\nkcal 300\n${FACT_LINES}\n${BODY}`,
    { ...FACTS, leftOver: ['Notes: great for winter', 'kcal 300'] },
  ],
  [
    'a time in the notes below the steps',
    `Bean Stew\n${BODY}\nNotes\nTotal time: 3 days`,
    { ...READ, time: '', leftOver: ['Total time: 3 days'] },
  ],
  ...[
    `${address}\nBean Stew\n${BODY}`,
    `Bean Stew\n${BODY.replace('1 onion', `${address}\n1 onion`)}`,
    `Bean Stew\n${BODY.replace('Stew.', '- 2 -\nStew.')}\n${address}`,
  ].map((text): Case => ['an address alone', text, { ...READ, leftOver: [address] }]),
  [
    'the address that is printed below a page',
    `Bean Stew\n${BODY}\n${address} 1/1`,
    { ...READ, leftOver: [`${address} 1/1`] },
  ],
  ...['6 pers.', '6 kişilik'].map((line): Case => [
    `the servings “${line}”`,
    `Bean Stew\n${line}\n${BODY}`,
    { ...READ, servings: 6 },
  ]),
  ...[
    '2 hours ago',
    'Posted 3 days ago',
    'vor 2 Stunden',
    'il y a 3 jours',
    '5 min ago',
    '3 hr. ago',
    'vor 2 Std.',
    '3h ·',
    '5 min read',
    'Delivery in 30 minutes',
    'This keeps for 2 hours.',
    'Reading time: 5 min',
    'Lesezeit: 4 Minuten',
    'Temps de lecture : 5 min',
  ].map((line): Case => [
    `the age “${line}”`,
    `Bean Stew\n${line}\n${BODY}`,
    { ...READ, time: '' },
  ]),
  ...[
    ['Macros per bagel: 180 kcal | 10g P', ['Macros per bagel: 180 kcal | 10g P']],
    ['Calories: 300 kcal', ['Calories: 300 kcal']],
    ['Macros:\n300 kcal\n10g protein', ['300 kcal', '10g protein']],
    ['Per serving: 300 kcal, 10 g protein', ['Per serving: 300 kcal, 10 g protein']],
    ['© 2024 Example. All rights reserved.', []],
    ['FAQ\nCan I freeze it?\nYes.', ['Can I freeze it?', 'Yes.']],
    ['Calories per portion: 200 kcal', ['Calories per portion: 200 kcal']],
    ['Copyright: Example 2024', ['Copyright: Example 2024']],
    ['Nährwerte pro 2 Stück: 200 kcal', ['Nährwerte pro 2 Stück: 200 kcal']],
  ].map(([end, leftOver]): Case => [
    `what follows the steps: “${end}”`,
    `Bean Stew\n${BODY}\n${end}`,
    { ...READ, leftOver: [leftOver ?? []].flat() },
  ]),
  ...[
    'Porções: 8',
    'Rendimento: 8 porções',
    'Rende 8 porções',
    'Aantal personen: 8',
    'Portioner: 8',
    '8 portioner',
    'Porcje: 8',
    'Liczba porcji: 8',
    '8 pessoas',
    'Antal personer: 8',
    '8 osób',
  ].map((line): Case => [
    `the servings “${line}”`,
    `Bean Stew\n${line}\n${BODY}`,
    { ...READ, servings: 8, description: '' },
  ]),
  ['a time alone', `Bean Stew\n40 min\n${BODY}`, { ...READ, time: '40 mins' }],
  ...[
    '250 g beans\n1 onion\n\n1. Fry the onion.\n2. Stew the beans.',
    '- 250 g beans\n- 1 onion\n\n1) Fry the onion.\n2) Stew the beans.',
    '\n*250 g* beans\n*1* onion\n\n---\n\n1. Fry the onion.\n2. Stew the beans.',
  ].map((text): Case => ['a text without headings', `Bean Stew\n\n${text}`, UNNAMED]),
  [
    'a text without headings, whose steps are sentences',
    'Bean Stew\n\n250 g beans\n1 onion\n\nStew all of it for an hour.',
    { ...UNNAMED, instructions: ['Stew all of it for an hour.'] },
  ],
  ...[
    `\`\`\`json\n${JSON_LD}\n\`\`\``,
    `Here is the JSON-LD:\n\n${JSON_LD}\nEnjoy!`,
    `var recipe = ${JSON_LD};`,
    `Two of them: [${JSON_LD}, {"@type":"Person"}]`,
  ].map((text): Case => ['JSON-LD among other text', text, READ]),
  ...[
    '<footer><p>© 2024 Example</p><a>Privacy policy</a></footer>',
    '<nav><a>Soups</a></nav><button>Share</button>',
    '<h3>3 Comments</h3><p>Jane: Loved it!</p>',
    '<p>Written by Jane</p><p>More from Example: Corn Bread</p>',
  ].map((end): Case => [`a page that ends with ${end}`, PAGE + end, READ]),
]
