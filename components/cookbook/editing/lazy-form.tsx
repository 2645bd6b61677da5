'use client'

import dynamic from 'next/dynamic'

/** Its code is for chefs alone, so readers of the same addresses do not load it. */
export const LazyRecipeForm = dynamic(async () => (await import('./recipe-form')).RecipeForm)
