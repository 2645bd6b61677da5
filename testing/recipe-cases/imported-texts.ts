import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import { EGGS } from './imported-kinds'

/** Headings and facts of a text, in six languages. */
export const TEXT_KINDS: readonly (readonly [text: string, time: string])[] = [
  ['Soup\nServes 4 | Prep 10 min | Cook 30 min\nIngredients\n1 onion\nMethod\nStew.', '40 mins'],
  [
    'Suppe\nFür 4 Personen\nArbeitszeit: 15 Min.\nKochzeit: 1 Std.\nZutaten:\n1 Zwiebel\nZubereitung:\nKochen.',
    '1 h 15 mins',
  ],
  [
    'Soupe\nPour 4 personnes\nPréparation : 15 min\nCuisson : 1 h\nIngrédients :\n1 oignon\nPréparation :\nCuire.',
    '1 h 15 mins',
  ],
  [
    'Zuppa\nDosi per 4 persone\nTempo di cottura: 1 ora\nIngredienti\n1 cipolla\nPreparazione\nCuocere.',
    '1 h',
  ],
  [
    'Sopa\nPara 4 personas\nTiempo: 40 minutos\nIngredientes\n1 cebolla\nElaboración\nCocer.',
    '40 mins',
  ],
  ['Σούπα\n4 μερίδες\nΧρόνος: 40 λεπτά\nΥλικά\n1 κρεμμύδι\nΕκτέλεση\nΒράζουμε.', '40 mins'],
  [
    '---\ntitle: Soup\nservings: 4\n---\n\n## Ingredients\n- [ ] 1 onion\n\n## Method\n1. **Stew.**',
    '',
  ],
]

/** Headings of a list of ingredients and of its steps, in the ways in which they are written. */
export const HEADING_KINDS: readonly (readonly [lines: string, steps: string])[] = [
  ['ΥΛΙΚΑ', 'ΕΚΤΕΛΕΣΗ'],
  ['υλικα', 'εκτελεση'],
  ['INGREDIENTES', 'PREPARACION'],
  ['Ingrédients', 'ETAPES'],
  ['Ingrédients :'.normalize('NFD'), 'Étapes :'.normalize('NFD')],
  ['✨ Ingredients:', '👩‍🍳 Method:'],
  ['— Ingredients —', '— Method —'],
  ['• Ingredients •', '~ Directions ~'],
  ['**Ingredients:**', '**Method:**'],
  ['Ingredients!', 'Method.'],
  ['Zutaten', 'So geht’s:'],
  ['Zutaten Teig', 'Und so geht’s'],
  ['What You’ll Need:', 'How to make this stew'],
  ['Zutaten', "So wird's gemacht:"],
  ['Ingredients List', 'Cooking instructions:'],
  ['Ingredients 1x 2x 3x', 'Preparation (20 min):'],
  ['Ingredients & Equipment', 'Instructions / Method'],
  ['Zutaten für den Teig', 'Zubereitung des Teigs'],
  ['1) Ingredients', '2) Method'],
  ['[Ingredients]', '=== Method ==='],
  ['The ingredients', 'Method of preparation'],
  ['Ingredienti', 'Svolgimento'],
  ['Ingredienti', 'Come fare'],
  ['Ingredientes', 'Cómo se hace'],
  ['Τι χρειαζόμαστε:', 'Πώς το κάνουμε:'],
]

/** Lines that begin with the word of a heading and are an ingredient or a step. */
export const LINES_THAT_GO_ON: readonly string[] = [
  'About 200 g spinach',
  'Save a cup of the water',
  'Save for later',
  'SAVE A CUP OF THE WATER',
  'Tip the pasta into a colander',
  'Note the time',
  'Share out among four plates',
  'Share among 4 people',
  'Video below',
  'Leave a few beans whole',
  'Tags of beef',
  'You need to peel it first',
  'Zutaten in eine Schüssel geben',
  'Ingredients go into a bowl',
  'Schritte wiederholen',
  'Tipps beachten',
  'Steps two and three follow',
  'Partager en quatre',
  'Tip: use a sharp knife.',
]

type TextCase = readonly [name: string, text: string, expected: Partial<ImportedRecipe>]

const PANCAKES = {
  title: 'Pancakes',
  servings: null,
  ingredients: [
    { quantity: '2', name: 'eggs' },
    { quantity: '1,5 l', name: 'milk' },
    { quantity: 'as needed', name: 'salt' },
  ],
  instructions: ['Mix and bake for 5 min.'],
  leftOver: [],
}
const TWO_STEPS = {
  title: 'Soup',
  ingredients: [{ quantity: '1', name: 'onion' }],
  instructions: ['Chop it.', 'Stew it.'],
}
const body = (before: string, after = '') =>
  `Soup\n${before}Ingredients\n1 onion\nMethod\nChop it.\nStew it.\n${after}`

export const TEXT_CASES: readonly TextCase[] = [
  [
    'ingredients and steps on the line of their heading',
    'Pancakes\nIngredients: 2 eggs, 1,5 l milk, salt\nMethod: Mix and bake for 5 min.',
    PANCAKES,
  ],
  [
    'ingredients behind a heading without a colon',
    'Pancakes\nIngredients 2 eggs, 1,5 l milk, salt\nPreparation: Mix and bake for 5 min.',
    PANCAKES,
  ],
  [
    'servings in the heading, and ingredients on its line',
    'Pancakes\nZutaten für 4 Personen: 2 eggs; 1,5 l milk; salt.\nZubereitung: Mix and bake for 5 min.',
    { ...PANCAKES, servings: 4 },
  ],
  [
    'dashes instead of colons',
    'Pancakes\nIngredients – 2 eggs, 1,5 l milk, salt\nMethod – Mix and bake for 5 min.',
    PANCAKES,
  ],
  [
    'a comma within an ingredient on the line of the heading',
    'Pancakes\nIngredients: 1 onion, finely chopped\n2 eggs\nMethod\nBake.',
    { ingredients: [{ quantity: '1', name: 'onion, finely chopped' }, EGGS] },
  ],
  [
    'times in one line below the heading',
    body('Zutaten 4 Portionen\n').replace(
      'Method',
      'Zubereitung\nArbeitszeit ca. 20 Minuten Ruhezeit ca. 1 Stunde Gesamtzeit ca. 1 Stunde 20 Minuten',
    ),
    { ...TWO_STEPS, time: '1 h 20 mins', servings: 4 },
  ],
  [
    'facts in one line',
    body('Prep Time: 10 mins Cook Time: 20 mins Servings: 4\n'),
    { ...TWO_STEPS, time: '30 mins', servings: 4, description: '' },
  ],
  [
    'a fact that is not read stays',
    body('Time: quick\n'),
    { time: '', description: 'Time: quick' },
  ],
  ['the yield at the end', body('', 'YIELD: 6 SERVINGS'), { ...TWO_STEPS, servings: 6 }],
  [
    'the time in a heading',
    body('').replace('Method', 'Preparation (20 min):'),
    {
      ...TWO_STEPS,
      time: '20 mins',
      servings: null,
    },
  ],
  ['comensales', body('Comensales: 4\n'), { ...TWO_STEPS, servings: 4, description: '' }],
  ['nombre', body('Nombre de personnes : 4\n'), { ...TWO_STEPS, servings: 4, description: '' }],
  ['numbers of steps', body('').replace('Chop', '1.- Chop').replace('Stew', '(2) Stew'), TWO_STEPS],
  ['emoji as numbers', body('').replace('Chop', '1️⃣ Chop').replace('Stew', '2️⃣ Stew'), TWO_STEPS],
  ['dashes as numbers', body('').replace('Chop', '1 - Chop').replace('Stew', '2/ Stew'), TWO_STEPS],
  [
    'a heading that names a part of the steps',
    body('').replace('Stew', 'Preparation of the stew\nStew'),
    { ...TWO_STEPS, instructions: ['Chop it.', 'Preparation of the stew: Stew it.'] },
  ],
  [
    'numbered sentences below an unknown heading are steps',
    body('').replace('Method', 'Now cook:').replace('Chop', '1. Chop').replace('Stew', '2. Stew'),
    TWO_STEPS,
  ],
  [
    'sentences below the ingredients are steps',
    'Soup\nIngredients\n1 onion\n\nChop the onion. Heat the oil.\nFry it for 20 min.',
    { ...TWO_STEPS, instructions: ['Chop the onion. Heat the oil.', 'Fry it for 20 min.'] },
  ],
  [
    'a note on one line ends no steps, and is listed',
    body('').replace('Stew', '- Tip: use a red one\nStew'),
    { ...TWO_STEPS, leftOver: ['Tip: use a red one'] },
  ],
  [
    'a note with a time is listed',
    body('', 'Notes: Keeps 3 days\nTipp\nMit Sahne'),
    { ...TWO_STEPS, leftOver: ['Notes: Keeps 3 days', 'Mit Sahne'] },
  ],
  [
    'what stands below another heading of Markdown is listed',
    body('', '## Wine\nRiesling').replace('Ingr', '## Ingr').replace('Meth', '## Meth'),
    { ...TWO_STEPS, leftOver: ['Wine', 'Riesling'] },
  ],
  [
    'a group below a heading of the same level',
    'Soup\n## Ingredients\n1 onion\n## Für die Soße\n2 eggs\n## Method\nChop it.\n## For the sauce\nStew it.',
    {
      ingredients: [{ quantity: '1', name: 'onion' }, EGGS],
      instructions: ['Chop it.', 'For the sauce: Stew it.'],
      leftOver: ['Für die Soße:'],
    },
  ],
  [
    'a title that begins like a heading',
    body('').replace('Soup', 'How to Make Soup'),
    {
      ...TWO_STEPS,
      title: 'How to Make Soup',
    },
  ],
]
