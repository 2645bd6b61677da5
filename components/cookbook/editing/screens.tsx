import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { LazyRecipeForm } from './lazy-form'

export function AddScreen({ today }: { today: string }) {
  return (
    <Page>
      <PageHead title="add recipe" size="work" />
      <LazyRecipeForm recipe={null} today={today} />
    </Page>
  )
}

export function EditScreen({ recipe }: { recipe: ShownRecipe }) {
  return (
    <Page>
      <PageHead title={`edit ${recipe.title}`} size="work" />
      <LazyRecipeForm key={recipe._id} recipe={recipe} today={recipe.dateMade} />
    </Page>
  )
}
