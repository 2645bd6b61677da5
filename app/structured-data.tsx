import { type JsonLd, printJsonLd } from '@/lib/json-ld'

export function StructuredData({ value }: { value: JsonLd }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: printJsonLd(value) }} />
  )
}
