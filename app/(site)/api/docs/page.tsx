import { z } from 'zod'
import { metadataOf } from '@/app/page-metadata'
import { ApiReference } from '@/components/api-docs/api-reference'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { apiDocument } from '@/lib/http/api-document'
import { line } from '@/lib/http/text'
import { toReference } from './reference'

export const generateMetadata = () => metadataOf('api')

const docsSearch = z.object({ q: line(100).catch('') })

export default async function ApiDocsPage({ searchParams }: SearchProps) {
  const { q } = await readSearch(docsSearch, searchParams)
  const document = apiDocument()
  return (
    <ApiReference
      lead={document.info.description}
      query={q}
      groups={toReference(document, q).filter(({ families }) => families.length > 0)}
    />
  )
}
