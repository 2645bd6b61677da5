import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { Description } from '@/app/description'
import { answerNotFound } from '@/app/missing-page'
import { pageMetadata } from '@/app/page-metadata'
import { personLink } from '@/app/person-link'
import { StructuredData } from '@/app/structured-data'
import { RecipeView } from '@/components/cookbook/detail/recipe-view'
import { EditScreen } from '@/components/cookbook/editing/screens'
import { RecipeActions } from '@/components/cookbook/editing/recipe-actions'
import { MakesSection } from '@/components/cookbook/makes/makes-section'
import { Page } from '@/components/page/page-head'
import { ReportButton } from '@/components/reports/report-button'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { loadSection } from '@/lib/pages/section-error'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { recipePath } from '@/lib/config/paths'
import { decodeSegment } from '@/lib/config/slug'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeJsonLd } from '@/lib/cookbook/json-ld'
import { readMakes } from '@/lib/cookbook/makes/read-makes'
import { findRecipe, findRenamed } from '@/lib/cookbook/recipes'
import { recipeSearch, type ShownRecipe } from '@/lib/cookbook/schema'
import { shortDay } from '@/lib/format'
import { plainDescription } from '@/lib/markdown/plain-text'
import { isReportable } from '@/lib/site/reports'
import { siteConfig } from '@/lib/settings/site-config'
import { ListScreen } from '../list-screen'

type RecipePageProps = { params: Promise<{ slug: string }> } & SearchProps

/** Null for an unknown address; one of an earlier title redirects (G-71). */
const readRecipe = cache(async (segment: string): Promise<ShownRecipe | null> => {
  const slug = decodeSegment(segment)
  const [recipe, renamed] = await loadSection(COOKBOOK_TEXTS.failed, async () => {
    const found = await findRecipe(slug)
    return [found, found ? null : await findRenamed(slug)]
  })
  if (renamed !== null) permanentRedirect(recipePath(renamed))
  return recipe
})

export async function generateMetadata({ params }: RecipePageProps): Promise<Metadata> {
  const recipe = await readRecipe((await params).slug)
  if (!recipe) return { title: 'Recipes', alternates: { canonical: null } }
  const { _id, title, slug, description, chef } = recipe
  return pageMetadata({
    path: recipePath(slug),
    title,
    feed: 'recipes',
    description: plainDescription(description) || `A recipe by ${chef.username}.`,
    share: { kind: 'recipe', id: _id },
  })
}

export default async function RecipePage({ params, searchParams }: RecipePageProps) {
  const recipe = await readRecipe((await params).slug)
  if (!recipe) {
    await answerNotFound()
    return <ListScreen notice={COOKBOOK_TEXTS.gone} />
  }
  const viewer = await getViewer()
  const isChef = hasRole(viewer, 'chef')
  const { mode } = await readSearch(recipeSearch, searchParams)
  if (mode === 'edit' && isChef) return <EditScreen recipe={recipe} />
  const makes = (await readMakes(viewer, [recipe._id])).get(recipe._id) ?? []
  const { url } = siteConfig()
  const { _id, title, slug } = recipe
  return (
    <Page>
      <RecipeView
        recipe={recipe}
        chef={personLink(recipe.chef.username)}
        description={<Description text={recipe.description} />}
        actions={
          isChef && (
            <RecipeActions recipe={{ _id, title, slug }} isAdmin={hasRole(viewer, 'admin')} />
          )
        }
        makes={
          <MakesSection
            recipe={{ _id, title, slug }}
            makes={makes}
            viewer={viewer}
            linkOf={personLink}
            captcha={captchaConfig()}
          />
        }
        report={
          (await isReportable(viewer, recipePath(slug))) && (
            <ReportButton
              path={recipePath(slug)}
              about="this recipe"
              {...(!viewer && { captcha: captchaConfig() })}
            />
          )
        }
        printed={`${new URL(recipePath(slug), url).href}, ${shortDay(recipe.updatedAt)}`}
      />
      <StructuredData value={recipeJsonLd(recipe, makes, url)} />
    </Page>
  )
}
