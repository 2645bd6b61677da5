import { type JsonLd, printJsonLd } from '@/lib/json-ld'

/** What search engines read of a page. */
export function StructuredData({ value }: { value: JsonLd }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printJsonLd(value) }} />
  )
}
