import type { Metadata } from 'next'
import { ApiReference } from '@/components/api-docs/api-reference'
import { apiDocument } from '@/lib/http/api-document'
import { toReference } from './reference'

export const metadata: Metadata = { title: 'API' }

export default function ApiDocsPage() {
  const document = apiDocument()
  return <ApiReference lead={document.info.description} families={toReference(document)} />
}
