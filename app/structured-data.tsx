import { type JsonLd, printJsonLd } from '@/lib/pages/json-ld'

export function StructuredData({ value }: { value: JsonLd }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printJsonLd(value) }} />
  )
}
