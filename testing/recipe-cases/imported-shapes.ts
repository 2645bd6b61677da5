import { page, READ, type Shape, SOUP, soup } from './imported-soup'

export const SHAPE_CASES: readonly Shape[] = [
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
