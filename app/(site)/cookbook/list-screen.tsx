import { OwnerTimes } from '@/app/owner-times'
import { LazyKeepCookbook } from '@/components/cookbook/list/lazy-keep-cookbook'
import { RecipeList } from '@/components/cookbook/list/recipe-list'
import { SearchForm } from '@/components/cookbook/list/search-form'
import { DeletedSection } from '@/components/page/deleted-section'
import { Empty } from '@/components/page/empty'
import { Page, PageHead } from '@/components/page/page-head'
import { Pager } from '@/components/page/pager'
import { PlusIcon } from '@/components/ui/icons'
import { loadSection } from '@/lib/pages/section-error'
import { grantRole, hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS, withQuery } from '@/lib/config/paths'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeContent } from '@/lib/cookbook/content'
import { listFilters } from '@/lib/cookbook/list-filters'
import type { CookbookSearch } from '@/lib/cookbook/schema'
import { searchRecipes } from '@/lib/cookbook/search'

const CHEF_LINKS = [
  { label: 'add recipe', href: `${PATHS.cookbook}?mode=add`, icon: <PlusIcon /> },
  { label: 'move in or out', href: PATHS.moveRecipes },
]

const FILTERS = listFilters().map(([name, { label, options }]) => ({ name, label, options }))

type ListScreenProps = {
  search?: Omit<CookbookSearch, 'mode'>
  notice?: string
}

export async function ListScreen({ search = {}, notice }: ListScreenProps) {
  const viewer = await getViewer()
  const admin = grantRole(viewer, 'admin')
  const { rows, next, found, total, tags } = await loadSection(COOKBOOK_TEXTS.failed, () =>
    searchRecipes(search),
  )
  return (
    <Page>
      <PageHead
        title="recipes"
        lead={notice ?? COOKBOOK_TEXTS.lead}
        links={hasRole(viewer, 'chef') ? CHEF_LINKS : []}
      />
      {total > 0 && <SearchForm search={search} tags={tags} filters={FILTERS} found={found} />}
      {rows.length > 0 && <RecipeList rows={rows} />}
      {total === 0 && (
        <Empty place="centre" hint="Recipes stand here once the owner or a chef adds one.">
          {COOKBOOK_TEXTS.empty}
        </Empty>
      )}
      {total > 0 && rows.length === 0 && <Empty place="centre">No recipe fits this search.</Empty>}
      <Pager label="Pages of recipes" {...stepsOf(search, next)} />
      {total > 0 && <LazyKeepCookbook />}
      {admin && search.cursor === undefined && (
        <OwnerTimes>
          <DeletedSection
            rows={await recipeContent.listDeleted(admin)}
            path="/api/recipes/[id]/restore"
            restored={COOKBOOK_TEXTS.restored}
          />
        </OwnerTimes>
      )}
    </Page>
  )
}

function stepsOf({ cursor, ...filters }: Omit<CookbookSearch, 'mode'>, next: string | null) {
  const pathOf = (at?: string) => withQuery(PATHS.cookbook, { ...filters, cursor: at })
  return {
    newer: cursor === undefined ? null : { label: 'newest', href: pathOf() },
    older: next === null ? null : { label: 'older', href: pathOf(next) },
  }
}
