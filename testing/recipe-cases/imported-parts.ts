import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import { EGGS } from './imported-kinds'

type PartsCase = readonly [name: string, text: string, expected: Partial<ImportedRecipe>]

const FLOUR = { quantity: '200 g', name: 'flour' }
const CAKE = {
  title: 'Cake',
  description: '',
  ingredients: [FLOUR, EGGS],
  instructions: ['Bake it.'],
}
const cake = (head: string, lines = '200 g flour\n2 eggs', steps = 'Bake it.') =>
  `Cake\n${head}Ingredients\n${lines}\nMethod\n${steps}`

/** Texts whose parts lack a heading, or have one that names something else. */
export const PARTS_CASES: readonly PartsCase[] = [
  ...[
    'Für den Teig:',
    'For the dough',
    'FOR THE DOUGH:',
    'Para 4 personas:',
    'Serves 8',
    'You’ll need:',
    'Pour la pâte :',
  ].map((line): PartsCase => [
    `ingredients below “${line}”`,
    `Cake\n${line}\n200 g flour\n2 eggs\nMethod\nBake it.`,
    CAKE,
  ]),
  [
    'prose above ingredients without a heading',
    'Cake\nMy 2 aunts made it in 1980.\n200 g flour\n2 eggs\nZubereitung:\nBake it.',
    { ...CAKE, description: 'My 2 aunts made it in 1980.' },
  ],
  [
    'ingredients with their amounts at the end, without a heading',
    'Crema\nIn 2 ore e pronta.\nLatte 200 ml\nTuorli 3\nPreparazione\nMescolare.',
    {
      description: 'In 2 ore e pronta.',
      ingredients: [
        { quantity: '200 ml', name: 'Latte' },
        { quantity: '3', name: 'Tuorli' },
      ],
    },
  ],
  [
    'ticks before ingredients without a heading',
    'Cake\nIt is good.\n▢ 200 g flour\n▢ 2 eggs\nMethod\nBake it.',
    { ...CAKE, description: 'It is good.' },
  ],
  [
    'prose with figures and no ingredients',
    'Cake\n2 layers of joy\nIt serves a crowd.\nMethod\nBake it.',
    { description: '2 layers of joy It serves a crowd.', ingredients: [] },
  ],
  ...[
    'Created: January 5, 2024 10:12 AM',
    'Posted by Anna on 5 March 2023 at 18:30',
    'Erstellt am 05.03.2023 um 18:30 Uhr',
    'Publicado el 5 de marzo de 2023, 18:30',
    'Updated 2024-01-05, 3 min read',
    'Online since 18:30',
  ].map((line): PartsCase => [`the hour in “${line}”`, cake(`${line}\n`), { time: '' }]),
  ['a time beside a year', cake('Grandma baked it in 1950 for 45 minutes\n'), { time: '45 mins' }],
  ['a labelled clock time', cake('Total time: 1:30\n'), { time: '1 h 30 mins' }],
  ...['Für 4 Personen', '(serves 4)', 'pour 4 personnes', 'per 4 persone', '(für 4)'].map(
    (servings): PartsCase => [
      `the title says ${servings}`,
      cake('').replace('Cake', `Cake ${servings}`),
      { servings: 4 },
    ],
  ),
  ['a size in the title', cake('').replace('Cake', 'Cake (26 cm)'), { servings: null }],
  [
    'front matter of Jekyll',
    `---\nlayout: recipe\ntitle: "Cake"\nservings: 4\ntags: [sweet, 'quick']\nprep_time: 20 min\n---\n${cake('').replace('Cake\n', '')}`,
    { ...CAKE, servings: 4, tags: ['sweet', 'quick'], time: '20 mins' },
  ],
  [
    'front matter of Obsidian',
    `---\ntags:\n  - sweet\n  - quick\ntitle: Cake\ndraft: false\n---\n${cake('').replace('Cake\n', '')}`,
    { ...CAKE, tags: ['sweet', 'quick'] },
  ],
  ['rules that are no front matter', `---\nCake\n---\n${cake('').replace('Cake\n', '')}`, CAKE],
  [
    'a table of Markdown',
    'Cake\n| Amount | Ingredient |\n|:--|---|\n| 200 g | flour |\n| 2 | eggs |\n\nMethod\nBake it.',
    CAKE,
  ],
  [
    'a table of Markdown below its heading',
    cake('', '| Zutat | Menge |\n|---|---|\n| flour | 200 g |\n| 2 eggs | |'),
    CAKE,
  ],
  [
    'a table of HTML',
    `<h1>Cake</h1><h2>Ingredients</h2><table><tr><th>Amount</th><th>Ingredient</th></tr><tr><td>200 g</td><td>flour</td></tr><tr><td>2</td><td>eggs</td></tr></table><h2>Method</h2><p>Bake it.</p>`,
    CAKE,
  ],
  ['a table with tabs', 'Cake\nIngredient\tAmount\nflour\t200 g\neggs\t2\nMethod\nBake it.', CAKE],
  [
    'lines wrapped after a comma, a word and before a phrase',
    cake(
      '',
      '1 kg beef chuck, cut\ninto large cubes\n2 tbsp olive oil, plus\nextra for frying\n1 onion, finely\nchopped\n200 g flour,\nsifted\nsalt',
    ),
    {
      ingredients: [
        { quantity: '1 kg', name: 'beef chuck, cut into large cubes' },
        { quantity: '2 tbsp', name: 'olive oil, plus extra for frying' },
        { quantity: '1', name: 'onion, finely chopped' },
        { quantity: '200 g', name: 'flour, sifted' },
        { quantity: 'as needed', name: 'salt' },
      ],
    },
  ],
  [
    'a list with a comma behind each line',
    cake('', '200 g flour,\n2 eggs,\nsalt,\npepper'),
    {
      ingredients: [
        FLOUR,
        EGGS,
        { quantity: 'as needed', name: 'salt' },
        { quantity: 'as needed', name: 'pepper' },
      ],
    },
  ],
  ...[
    'Nährwerte pro Portion',
    'Nutrition per serving',
    'Nutritional information per serving',
    'NUTRITION: PER SERVING',
    'Valori nutrizionali per porzione',
    'Nutrition facts (per serving)',
  ].flatMap((line): PartsCase[] => [
    [
      `“${line}” between the lists`,
      cake('', `200 g flour\n2 eggs\n${line}\nkcal 512\nEiweiß 12,34 g`),
      { ...CAKE, leftOver: ['kcal 512', 'Eiweiß 12,34 g'] },
    ],
    [
      `“${line}” at the end`,
      cake('', '200 g flour\n2 eggs', `Bake it.\n${line}\nkcal 512`),
      { ...CAKE, leftOver: ['kcal 512'] },
    ],
  ]),
  [
    'notes of several lines that begin beside their heading',
    cake('', '200 g flour\n2 eggs', 'Bake it.\nNotes: Keeps 3 days.\nFreezes well.'),
    { ...CAKE, leftOver: ['Notes: Keeps 3 days.', 'Freezes well.'] },
  ],
  ...(
    [
      ['Teig', 'Belag'],
      ['DOUGH', 'ICING'],
      ['For the dough', 'Topping'],
    ] as const
  ).map(([first, second]): PartsCase => [
    `the groups ${first} and ${second}`,
    cake('', `${first}\n200 g flour\n${second}\n2 eggs`, `${first}\nBake it.\n${second}\nChill.`),
    {
      ...CAKE,
      instructions: [`${first}: Bake it.`, `${second}: Chill.`],
      leftOver: [`${first}:`, `${second}:`],
    },
  ]),
  [
    'an ingredient that could name a group',
    cake('', '200 g flour\nSauce\nsalt\n2 eggs'),
    { leftOver: [] },
  ],
  [
    'ingredients in capitals',
    cake('', 'SALT\n200 G FLOUR\nPEPPER\nBUTTER\n2 EGGS'),
    { leftOver: [] },
  ],
  [
    'words that are parted at the end of a line',
    cake(
      '',
      '200 g self-\nraising flour\n1 tbsp but-\nter',
      'Sim-\nmer it, add the but-\nter, low-\nfat milk, Salz-\nund Pfeffer.',
    ),
    {
      ingredients: [
        { quantity: '200 g', name: 'self-raising flour' },
        { quantity: '1 tbsp', name: 'butter' },
      ],
      instructions: ['Simmer it, add the butter, low-fat milk, Salz- und Pfeffer.'],
    },
  ],
  ...['[12.03.24, 18:02:11] Oma: ', '05.03.23, 18:30 - Oma: ', '3/5/23, 6:30 PM - Mum: '].map(
    (mark): PartsCase => [
      `a chat with “${mark}” before each line`,
      cake('')
        .split('\n')
        .map((line) => mark + line)
        .join('\n'),
      CAKE,
    ],
  ),
  [
    'buttons and numbers of pages',
    cake(
      '',
      'US Customary – Metric\n200 g flour\nPage 1 of 2\nOops! Something went wrong. Our team is working on it.\n2 eggs',
      'Bake it.\nSeite 2\nDotdash Meredith Food Studios',
    ),
    CAKE,
  ],
  [
    'signs of Obsidian and emoji',
    cake('', '==200 g== [[flour]]\n2 [[food/egg|eggs]]', '[ ] Mix.\n🔹 Bake.\n➡️ Chill.\n4.º Eat.'),
    { ...CAKE, instructions: ['Mix.', 'Bake.', 'Chill.', 'Eat.'] },
  ],
  ...['Liebe Grüße\nOma', 'Gesendet von meinem iPhone', 'Sent from my iPhone'].map(
    (end): PartsCase => [
      `a mail that ends with ${JSON.stringify(end)}`,
      cake('', '200 g flour\n2 eggs', `Bake it.\n${end}`),
      CAKE,
    ],
  ),
]
