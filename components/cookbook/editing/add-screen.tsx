import { Page } from '@/components/page/page'
import { PageHead } from '@/components/page/page-head'
import { LazyRecipeForm } from './lazy-form'

export function AddScreen({ today }: { today: string }) {
  return (
    <Page>
      <PageHead title="add recipe" size="work" />
      <LazyRecipeForm recipe={null} today={today} />
    </Page>
  )
}
