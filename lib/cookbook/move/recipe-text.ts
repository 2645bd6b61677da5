import type { ShownRecipe } from '@/lib/cookbook/schema'

/** A recipe in Markdown, which reads as plain text too. */
export function recipeText(recipe: ShownRecipe): string {
  const { title, description, time, servings, tags, ingredients, instructions } = recipe
  const facts = [
    time && `Time: ${time}`,
    servings !== null && `Servings: ${servings}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
  ].filter((fact) => fact !== false && fact !== '')
  const blocks = [
    `# ${title}`,
    description,
    facts.map((fact) => `- ${fact}`).join('\n'),
    '## Ingredients',
    ingredients.map(({ quantity, name }) => `- ${quantity} ${name}`).join('\n'),
    '## Instructions',
    instructions.map((step, i) => `${i + 1}. ${step.replaceAll('\n', '\n   ')}`).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
