import { Page } from '@/components/page/page-head'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { LazyRecipeForm } from './lazy-form'

export function AddScreen({ today }: { today: string }) {
  return (
    <Page>
      <LazyRecipeForm recipe={null} today={today} />
    </Page>
  )
}

export function EditScreen({ recipe }: { recipe: ShownRecipe }) {
  return (
    <Page>
      <LazyRecipeForm key={recipe._id} recipe={recipe} today={recipe.dateMade} />
    </Page>
  )
}
