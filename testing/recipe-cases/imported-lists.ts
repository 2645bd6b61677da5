import { splitLine } from '@/lib/cookbook/import/split-line'
import { page, READ, type Shape, SOUP, soup } from './imported-soup'

/** A page with marked lines, on which these lines are seen. */
function seenPage(marked: readonly string[], seen: readonly string[]): string {
  return page(soup({ recipeIngredient: marked })).replace('<p>Text</p>', `<p>${seen.join('<p>')}`)
}

const lineOf = (line: string) => splitLine(line)

/** Lists of ingredients and steps, in the shapes in which linked data has them. */
export const LIST_CASES: readonly Shape[] = [
  [
    'a line of a list goes on after a break in it',
    soup({ recipeIngredient: ['250 g\r\nlentils', '1 onion'] }),
    READ,
  ],
  [
    'the longer one of two lists of ingredients counts',
    soup({ recipeIngredient: '250 g lentils 1 onion', ingredients: ['250 g lentils', '1 onion'] }),
    READ,
  ],
  [
    'a name of a step that repeats its text or only counts is left out, any other stands before it',
    soup({
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Wash them. Dry them.', text: 'Wash them.\u2028Dry them.' },
        { '@type': 'HowToStep', name: '2', text: 'Boil the lentils.' },
        { '@type': 'HowToStep', name: 'soup_r step 3', text: 'Add the onion.' },
        { '@type': 'HowToStep', name: 'Serve', description: 'Serve it hot.' },
      ],
    }),
    {
      instructions: [
        'Wash them. Dry them.',
        'Boil the lentils.',
        'Add the onion.',
        'Serve it hot.',
      ],
    },
  ],
  [
    'a section within a section has its steps',
    soup({
      recipeInstructions: {
        '@type': 'HowToSection',
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Base', itemListElement: [{ text: 'Boil.' }] },
          { '@type': 'HowToSection', name: 'Top', itemListElement: [{ text: 'Chop.' }] },
        ],
      },
    }),
    { instructions: ['Base: Boil.', 'Top: Chop.'] },
  ],
  [
    'the amount of a line is none of the line below it',
    seenPage(['2 eggs', 'Oil', 'Salt'], ['2 eggs', 'Oil', 'Salt']),
    { ingredients: ['2 eggs', 'Oil', 'Salt'].map(lineOf) },
  ],
  [
    'amounts may be seen after the names',
    seenPage(['Potatoes', 'Eggs', 'Salt'], ['Potatoes', '1 kg', 'Eggs', '2', 'Salt', '3 g']),
    { ingredients: ['1 kg Potatoes', '2 Eggs', '3 g Salt'].map(lineOf) },
  ],
  [
    'what follows a numbered list of a page is no step',
    '<html><h2>Ingredients</h2><p>1 onion<h2>Method</h2><p>1. Chop.<p>2. Stew.<p>Ask for a demonstration<p>Login',
    { instructions: ['Chop.', 'Stew.'] },
  ],
  [
    'lists as objects with numbers for keys',
    soup({
      recipeIngredient: { '0': '250 g lentils', '2': '1 onion' },
      recipeInstructions: { '1': { '@type': 'HowToStep', text: 'Boil.' }, '3': 'Serve.' },
    }),
    { ...READ, instructions: ['Boil.', 'Serve.'] },
  ],
  [
    'a section whose steps have numbers for keys',
    soup({ recipeInstructions: { 0: { itemListElement: { 0: { text: 'Boil.' }, 1: 'Serve.' } } } }),
    { ...READ, instructions: ['Boil.', 'Serve.'] },
  ],
  [
    'properties with a prefix',
    JSON.stringify(SOUP).replaceAll(/"(?=(?:name|recipe\w+)":)/gu, '"schema:'),
    READ,
  ],
  [
    'properties with whole addresses',
    JSON.stringify(SOUP)
      .replaceAll(/"(?=(?:name|recipe\w+)":)/gu, '"http://schema.org/')
      .replace('"Boil the lentils."', '[{"@value":"Boil the lentils."}]'),
    READ,
  ],
  [
    'lists of JSON-LD',
    soup({
      recipeIngredient: { '@list': SOUP.recipeIngredient },
      recipeInstructions: { '@set': [{ text: 'Boil the lentils.' }] },
    }),
    READ,
  ],
  [
    'steps that stand elsewhere in the graph',
    page(
      JSON.stringify({
        '@graph': [
          { ...SOUP, recipeInstructions: [{ '@id': '#s1' }, { '@id': '#s2' }, { '@id': '#none' }] },
          { '@type': 'HowToStep', '@id': '#s1', text: 'Chop.' },
          { '@type': 'HowToSection', '@id': '#s2', itemListElement: [{ '@id': '#s3' }] },
          { '@type': 'HowToStep', '@id': '#s3', text: 'Boil.' },
        ],
      }),
    ),
    { ...READ, instructions: ['Chop.', 'Boil.'] },
  ],
  [
    'a graph that goes round in a circle',
    JSON.stringify({
      '@graph': [
        { ...SOUP, recipeInstructions: { '@id': '#s' } },
        { '@id': '#s', itemListElement: [{ text: 'Boil the lentils.' }, { '@id': '#s' }] },
      ],
    }),
    READ,
  ],
  [
    'JSON as a text within JSON',
    soup({
      recipeInstructions: JSON.stringify([{ '@type': 'HowToStep', text: 'Boil the lentils.' }]),
    }),
    READ,
  ],
  [
    'ingredients and steps of an unknown shape',
    soup({ recipeIngredient: { a: 1 }, recipeInstructions: [{ '@id': '#s1' }] }),
    {
      ingredients: [],
      instructions: [],
      leftOver: ['Ingredients: in an unknown form', 'Steps: in an unknown form'],
    },
  ],
  [
    'steps of an unknown shape that are seen on the page',
    page(soup({ recipeInstructions: [{ '@id': '#s1' }] })).replace(
      '<p>Text</p>',
      '<h2>Method</h2><p>Boil it.',
    ),
    { ...READ, instructions: ['Boil it.'], leftOver: [] },
  ],
]
