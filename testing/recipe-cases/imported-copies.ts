import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'

type CopiedCase = readonly [name: string, text: string, expected: Partial<ImportedRecipe>]

const ONION = { quantity: '1', name: 'onion' }
const STEPS = { instructions: ['Chop it.', 'Stew it.'], leftOver: [] }
const SOUP = { title: 'Soup', description: '', ingredients: [ONION], ...STEPS }

const text = (parts: { head?: string; lines?: string; steps?: string; end?: string }) =>
  [
    'Soup',
    parts.head,
    'Ingredients',
    parts.lines,
    '1 onion',
    'Method',
    parts.steps ?? 'Chop it.\nStew it.',
    parts.end,
  ]
    .filter(Boolean)
    .join('\n')

/** What people copy from a screen, from a mail and from another program. */
export const COPIED_CASES: readonly CopiedCase[] = [
  ...['Print', 'Save', 'Teilen', 'Add to list', 'Imperial'].map((lines): CopiedCase => [
    `the button ${lines} among ingredients`,
    text({ lines }),
    SOUP,
  ]),
  ['a button among numbered steps', text({ steps: '1. Chop it.\nVideo\n2. Stew it.' }), SOUP],
  ...['1x\n2x\n3x', '1x2x3x', '½x\n1x\n2 x', '-\n1x\n+'].map((lines): CopiedCase => [
    `the buttons ${JSON.stringify(lines)}`,
    text({ lines }),
    SOUP,
  ]),
  ...[
    '1\nChop it.\n2\nStew it.',
    '1.\nChop it.\n2.\nStew it.',
    '①\nChop it.\n②\nStew it.',
    'Step: 1\nChop it.\nStep: 2\nStew it.',
    'Step 1 of 2\nChop it.\nStep 2/2\nStew it.',
    '\uF0B7 Chop it.\n→ Stew it.',
    'o Chop it.\no Stew it.',
  ].map((steps): CopiedCase => [
    `steps counted as ${JSON.stringify(steps)}`,
    text({ steps }),
    SOUP,
  ]),
  ...[
    'für\n4\nPortionen',
    '4\npersonnes',
    '4 personnes',
    'Servings\n4',
    'Serves:\n4',
    'Dosi per\n4\npersone',
    'Raciones\n4',
    'ΜΕΡΙΔΕΣ\n4',
  ].flatMap((written): CopiedCase[] => [
    [`${JSON.stringify(written)} in the head`, text({ head: written }), { ...SOUP, servings: 4 }],
    [`${JSON.stringify(written)} in the list`, text({ lines: written }), { ...SOUP, servings: 4 }],
  ]),
  ...(
    [
      ['Prep Time\n10 minutes\nCook Time\n20 minutes\nTotal Time\n30 minutes', '30 mins'],
      ['Prep\n10 mins\nCook\n60 mins\nTotal\n70 mins', '1 h 10 mins'],
      ['Arbeitszeit\nca. 20 Min.\nKochzeit\n1 Std.', '1 h 20 mins'],
      ['Préparation :\n15 min\nCuisson :\n45 min', '1 h'],
      ['Tempo di cottura\n1 ora', '1 h'],
      ['Tiempo total\n40 minutos', '40 mins'],
      ['Μερίδες\n8\nΧρόνος Προετοιμασίας\n30΄\nΧρόνος Μαγειρέματος\n1 ώρα', '1 h 30 mins'],
      ['ΧΡΟΝΟΣ: 90 ΛΕΠΤΑ', '1 h 30 mins'],
      ['Yield\n24 cookies\nReady in\n1 hr 10 mins', '1 h 10 mins'],
      ['8', ''],
    ] as const
  ).map(([head, time]): CopiedCase => [
    `the time of ${JSON.stringify(head)}`,
    text({ head }),
    { time },
  ]),
  [
    'servings between buttons, behind the heading',
    text({}).replace('Ingredients', 'Zutaten für\n-\n4\n+\nPortionen'),
    { ...SOUP, servings: 4 },
  ],
  [
    'a heading that is a label of times too',
    'Soup\nIngredienti\n1 onion\nPreparazione\n1\nChop it.\n2\nStew it.',
    SOUP,
  ],
  ...(
    [
      ['Was brauche ich?', 'Wie geht’s?'],
      ['¿Qué necesitas?', '¿Cómo se prepara?'],
      ['Cosa serve?', 'Come si prepara?'],
      ['Que faut-il ?', 'Comment faire ?'],
      ['Τι χρειάζεσαι;', 'Πώς φτιάχνεται;'],
      ['What do you need?', 'How do you make it?'],
      ['INGREDIENTS', 'HOW TO'],
      ['What’s needed?', 'How’s it made?'],
      ['Welche Zutaten brauche ich?', 'Wie wird es zubereitet?'],
      ['Quels ingrédients ?', 'Comment la préparer ?'],
      ['Quali ingredienti servono?', 'Come si cucina?'],
      ['¿Qué ingredientes necesito?', '¿Cómo lo hago?'],
      ['Τι υλικά χρειαζόμαστε;', 'Πώς το φτιάχνω;'],
    ] as const
  ).map(([lines, steps]): CopiedCase => [
    `the headings ${lines} and ${steps}`,
    `Soup\n${lines}\n1 onion\n${steps}\n1️⃣ Chop it.\n2️⃣ Stew it.`,
    SOUP,
  ]),
  ...['RECIPE TIPS', 'Astuce de chef', 'Special Equipment', 'Μυστικά:', 'Tipps und Tricks'].map(
    (note): CopiedCase => [
      `the note ${note}`,
      text({ end: `${note}\nSalt it.` }),
      { ...SOUP, leftOver: ['Salt it.'] },
    ],
  ),
  [
    'tools between the lists',
    text({}).replace('Method', 'Ustensiles\n1 fouet\nMethod'),
    { ...SOUP, leftOver: ['1 fouet'] },
  ],
  ...['For the stew', 'Für die Suppe', 'FÜR DIE SUPPE', 'Pour la soupe', 'Per la zuppa'].map(
    (group): CopiedCase => [
      `the group ${group} without a colon`,
      text({ lines: group }),
      { ...SOUP, leftOver: [`${group}:`] },
    ],
  ),
  [
    'servings of 0 beside a yield',
    text({ head: 'Servings: 0\nYield: 12' }),
    { ...SOUP, servings: 12 },
  ],
  [
    'the servings of the original recipe',
    text({ lines: 'Original recipe (1X) yields 6 servings' }),
    { ...SOUP, servings: 6 },
  ],
  ['the head of a mail', `From: ada@example.org\nDate: 1 May\nSubject: Fwd: ${text({})}`, SOUP],
  ['an answer', `On Monday Ada wrote:\n> ${text({}).replaceAll('\n', '\n> ')}`, SOUP],
  ...(
    [
      '200 g\nflour\n2\neggs\nsalt',
      'flour\n200 g\neggs\n2\nsalt',
      'Dough:\n200 g\nflour\n2\neggs\nsalt',
    ] as const
  ).map((lines): CopiedCase => [
    `amounts on lines of their own: ${JSON.stringify(lines)}`,
    text({ lines }),
    {
      ingredients: [
        { quantity: '200 g', name: 'flour' },
        { quantity: '2', name: 'eggs' },
        { quantity: 'as needed', name: 'salt' },
        ONION,
      ],
    },
  ]),
  ['a mail', `> ${text({}).replaceAll('\n', '\n> ')}`, SOUP],
  ['a mail that was answered twice', `>> ${text({}).replaceAll('\n', '\n> > ')}`, SOUP],
  ['hashtags', text({ end: '#soup #quickDinner' }), { ...SOUP, tags: ['soup', 'quickdinner'] }],
  [
    'emphasis',
    text({
      lines: '- **2 eggs**\n- *soft* figs\n* __3 beans__',
      steps: '*Chop* it.\nStew **it**.',
    }),
    {
      ...STEPS,
      ingredients: [
        { quantity: '2', name: 'eggs' },
        { quantity: 'as needed', name: 'soft figs' },
        { quantity: '3', name: 'beans' },
        ONION,
      ],
    },
  ],
  ...['**For the sauce**', '## For the sauce', '[For the sauce]', '--- For the sauce ---'].flatMap(
    (group): CopiedCase[] => [
      [`the group ${group} of ingredients`, text({ lines: group }), { ingredients: [ONION] }],
      [
        `the group ${group} of steps`,
        text({ steps: `Chop it.\n${group}\nStew it.` }),
        { instructions: ['Chop it.', 'For the sauce: Stew it.'] },
      ],
    ],
  ),
  [
    'stated servings beside others in prose, and tags, as the site itself writes them',
    '# Soup\n\nServes 6 hungry people.\n\n- Time: 1 h 30 mins\n- Servings: 4\n- Tags: hot, red\n\n## Ingredients\n\n- as needed salt\n- to taste pepper\n\n## Instructions\n\n1. Chop it.\n2. Stew it.\n',
    {
      ...STEPS,
      description: 'Serves 6 hungry people.',
      time: '1 h 30 mins',
      servings: 4,
      tags: ['hot', 'red'],
      ingredients: [
        { quantity: 'as needed', name: 'salt' },
        { quantity: 'to taste', name: 'pepper' },
      ],
    },
  ],
  [
    'a step of several lines, as the site itself writes it',
    text({ steps: '1. Chop\n   it.\n2. Stew it.' }),
    SOUP,
  ],
  [
    'an introduction before the title',
    text({}).replace('Soup', 'Here is a simple recipe:\n\n## Soup'),
    { ...SOUP, description: 'Here is a simple recipe:' },
  ],
  [
    'a page with a list of definitions and buttons',
    '<h1>Soup</h1><h2>Ingredienti</h2><button>1x</button><button>2x</button><dl><dt>Farina</dt><dd>200 g</dd><dt>Uova</dt><dd>2</dd></dl><h2>Preparazione</h2><p>Chop it.<p>Stew it.',
    {
      ...STEPS,
      ingredients: [
        { quantity: '200 g', name: 'Farina' },
        { quantity: '2', name: 'Uova' },
      ],
    },
  ],
]
