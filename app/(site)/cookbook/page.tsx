import { metadataOf } from '@/app/page-metadata'
import { AddScreen } from '@/components/cookbook/editing/screens'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { hasRole } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { cookbookSearch } from '@/lib/cookbook/schema'
import { today } from '@/lib/clock'
import { ListScreen } from './list-screen'

export const generateMetadata = () => metadataOf('recipes')

/** The mode is ignored where the viewer lacks the role (G-121). */
export default async function CookbookPage({ searchParams }: SearchProps) {
  const { mode, ...search } = await readSearch(cookbookSearch, searchParams)
  const isAdding = mode === 'add' && hasRole(await getViewer(), 'chef')
  return isAdding ? <AddScreen today={today()} /> : <ListScreen search={search} />
}
