import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import { splitLine } from '@/lib/cookbook/import/split-line'

type Shape = readonly [name: string, text: string, expected: Partial<ImportedRecipe>]

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil Soup',
  recipeIngredient: ['250 g lentils', '1 onion'],
  recipeInstructions: 'Boil the lentils.',
}
const READ = {
  title: 'Lentil Soup',
  ingredients: [
    { quantity: '250 g', name: 'lentils' },
    { quantity: '1', name: 'onion' },
  ],
  instructions: ['Boil the lentils.'],
}

function page(...blocks: string[]): string {
  const scripts = blocks.map((json) => `<script type="application/ld+json">${json}</script>`)
  return `<!doctype html><html><head><title>A page</title>${scripts.join('\n')}</head><body><p>Text</p></body></html>`
}

function soup(more: Record<string, unknown>): string {
  return JSON.stringify({ ...SOUP, ...more })
}

/** A page with marked lines, on which these lines are seen. */
function seenPage(marked: readonly string[], seen: readonly string[]): string {
  return page(soup({ recipeIngredient: marked })).replace('<p>Text</p>', `<p>${seen.join('<p>')}`)
}

const lineOf = (line: string) => splitLine(line)

export const SHAPE_CASES: readonly Shape[] = [
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
  ['the object itself', soup({}), READ],
  ['a page with one block', page(soup({})), READ],
  ['a list of one object', JSON.stringify([SOUP]), READ],
  [
    '@graph with the page, its author and the recipe',
    page(
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', name: 'Soups' },
          { '@type': 'Person', name: 'A cook' },
          SOUP,
        ],
      }),
    ),
    READ,
  ],
  ['a type that is a list', soup({ '@type': ['Recipe', 'NewsArticle'] }), READ],
  ['a type with its address', soup({ '@type': 'http://schema.org/Recipe' }), READ],
  [
    'the recipe as main entity of a page',
    JSON.stringify({ '@type': 'WebPage', mainEntity: SOUP }),
    READ,
  ],
  [
    'the second of several blocks, after one that is broken',
    page('{"@type": "Organization",}', '{broken', soup({})),
    READ,
  ],
  [
    'steps as HowToStep',
    soup({
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Chop the onion.' },
        { '@type': 'HowToStep', name: 'Boil', text: 'Boil the lentils.' },
      ],
    }),
    { instructions: ['Chop the onion.', 'Boil the lentils.'] },
  ],
  [
    'steps in HowToSection',
    soup({
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Chop the onion.' },
            { '@type': 'HowToStep', text: 'Boil the lentils.' },
          ],
        },
        {
          '@type': 'HowToSection',
          name: 'To serve',
          itemListElement: { '@type': 'HowToStep', text: 'Add lemon.' },
        },
      ],
    }),
    { instructions: ['Soup: Chop the onion.', 'Boil the lentils.', 'To serve: Add lemon.'] },
  ],
  [
    'steps as an ItemList of directions',
    soup({
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'HowToStep',
            itemListElement: [
              { '@type': 'HowToDirection', text: 'Chop the onion.' },
              { '@type': 'HowToTip', text: 'Use a red one.' },
            ],
          },
        ],
      },
    }),
    { instructions: ['Chop the onion. Use a red one.'] },
  ],
  [
    'steps as one text with lines',
    soup({ recipeInstructions: '1. Chop the onion.\n2. Boil the lentils.\n\n3) Serve.' }),
    { instructions: ['Chop the onion.', 'Boil the lentils.', 'Serve.'] },
  ],
  [
    'steps as HTML in a text',
    soup({ recipeInstructions: '<ol><li>Chop the <b>onion</b>.</li><li>Boil it.</li></ol>' }),
    { instructions: ['Chop the onion.', 'Boil it.'] },
  ],
  [
    'entities, once and twice escaped',
    soup({
      name: 'Mac &amp; Cheese &#8211; &quot;baked&quot;',
      description: 'Cr&egrave;me fra&icirc;che, 180&deg;C &amp;amp; salt.',
      recipeIngredient: ['&frac12; tsp salt', '1&#x00BD; cups milk'],
    }),
    {
      title: 'Mac & Cheese – "baked"',
      description: 'Crème fraîche, 180°C & salt.',
      ingredients: [
        { quantity: '½ tsp', name: 'salt' },
        { quantity: '1½ cups', name: 'milk' },
      ],
    },
  ],
  [
    'ISO durations, the total one first',
    soup({ prepTime: 'PT15M', cookTime: 'PT1H', totalTime: 'PT1H15M' }),
    { time: '1 h 15 mins' },
  ],
  [
    'ISO durations without a total, with days and seconds',
    soup({ prepTime: 'P0DT0H20M0S', cookTime: 'PT90M' }),
    { time: '1 h 50 mins' },
  ],
  ['a yield with words', soup({ recipeYield: 'Serves 4 to 6 people' }), { servings: 4 }],
  ['a yield that is a list', soup({ recipeYield: ['8', '8 muffins'] }), { servings: 8 }],
  [
    'keywords, category and cuisine as tags',
    soup({
      keywords: 'Vegan, Quick & easy, vegan',
      recipeCategory: ['Soup'],
      recipeCuisine: 'Greek',
    }),
    { tags: ['soup', 'greek', 'vegan', 'quick & easy'] },
  ],
  [
    'the diets that it is suitable for',
    soup({
      suitableForDiet: [
        'https://schema.org/VeganDiet',
        { '@id': 'http://schema.org/GlutenFreeDiet' },
        'nut-free',
        'LowSaltDiet',
      ],
    }),
    { diets: ['vegan', 'glutenFree', 'nutFree'] },
  ],
  [
    'the older spelling of ingredients, with notes in HTML',
    JSON.stringify({
      ...SOUP,
      recipeIngredient: undefined,
      ingredients: ['<span>250&nbsp;g</span> lentils', { '@type': 'Text', name: '1 onion' }],
    }),
    READ,
  ],
  [
    'real line breaks inside of a text, in a comment',
    page(`<!-- ${soup({}).replace('Boil the lentils.', 'Chop.\nBoil.')} -->`),
    { instructions: ['Chop.', 'Boil.'] },
  ],
  [
    'a block wrapped as CDATA, with a comma too many',
    page(`//<![CDATA[\n${soup({}).replace(/\}$/, ',}')}\n//]]>`),
    READ,
  ],
  [
    'a page with microdata',
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Lentil Soup</h1>
     <meta itemprop="totalTime" content="PT40M"><time itemprop="cookTime" datetime="PT30M">30 min</time>
     <ul><li itemprop="recipeIngredient">250 g lentils</li><li itemprop="recipeIngredient">1 onion</li></ul>
     <link itemprop="suitableForDiet" href="https://schema.org/VeganDiet"><span itemprop="recipeYield">4 bowls</span>
     <div itemprop="recipeInstructions"><p>Chop the onion.</p><p>Boil the lentils.</p></div></div>`,
    {
      ...READ,
      diets: ['vegan'],
      time: '40 mins',
      servings: 4,
      instructions: ['Chop the onion.', 'Boil the lentils.'],
    },
  ],
  [
    'plain text with headings',
    `Lentil Soup

     Serves 4. Takes 40 minutes.
     Simple and cheap.

     Ingredients:
     - 250 g lentils
     - 1 onion

     Method
     1. Chop the onion.
     2. Boil the lentils.`,
    {
      ...READ,
      servings: 4,
      time: '40 mins',
      description: 'Serves 4. Takes 40 minutes. Simple and cheap.',
      instructions: ['Chop the onion.', 'Boil the lentils.'],
    },
  ],
]
