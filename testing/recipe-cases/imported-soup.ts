import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'

export type Shape = readonly [name: string, text: string, expected: Partial<ImportedRecipe>]

export const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil Soup',
  recipeIngredient: ['250 g lentils', '1 onion'],
  recipeInstructions: 'Boil the lentils.',
}
export const READ = {
  title: 'Lentil Soup',
  ingredients: [
    { quantity: '250 g', name: 'lentils' },
    { quantity: '1', name: 'onion' },
  ],
  instructions: ['Boil the lentils.'],
}

export function page(...blocks: string[]): string {
  const scripts = blocks.map((json) => `<script type="application/ld+json">${json}</script>`)
  return `<!doctype html><html><head><title>A page</title>${scripts.join('\n')}</head><body><p>Text</p></body></html>`
}

export function soup(more: Record<string, unknown>): string {
  return JSON.stringify({ ...SOUP, ...more })
}
