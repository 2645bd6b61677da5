import type { Metadata } from 'next'
import { Link } from '@/components/ui/link'
import { metadataOf } from '@/app/page-metadata'
import { Empty } from '@/components/page/empty'
import { Page, PageHead } from '@/components/page/page-head'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { Section } from '@/components/page/section'
import { Chips } from '@/components/search/chips'
import { ResultList } from '@/components/search/result-list'
import { SearchForm } from '@/components/search/search-form'
import { SearchKeySwitch } from '@/components/search/search-key-switch'
import { searchPath } from '@/components/search/search-path'
import { getViewer } from '@/lib/auth/viewer'
import { counted } from '@/lib/format'
import { SEARCH_TEXTS, SHOWN_OF_KIND } from '@/lib/search/catalogue'
import { searchQuery } from '@/lib/search/schema'
import { searchSite } from '@/lib/search/search-site'
import styles from './page.module.css'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await metadataOf('search')), robots: { index: false } }
}

export default async function SearchPage({ searchParams }: SearchProps) {
  const { q, kind } = await readSearch(searchQuery, searchParams)
  const { total, correction, dropped, filters, offers, kinds, results } = await searchSite(
    await getViewer(),
    { q, kind },
  )
  const shownKinds = kinds.filter(({ name }) => !kind || name === kind)
  const kindChips = kinds.map(({ name, label, count }) => ({
    label: `${label} ${count}`,
    href: searchPath(q, name),
    isCurrent: name === kind,
  }))
  return (
    <Page>
      <PageHead title="search" />
      <SearchForm q={q} />
      <Chips
        label="Filters"
        chips={filters.map(({ label, q: without }) => ({
          label,
          href: searchPath(without, kind),
          action: 'Remove the filter',
        }))}
      />
      <Chips
        label="Only"
        chips={[
          ...(kind ? [{ label: 'everything', href: searchPath(q) }] : []),
          ...(kinds.length > 1 ? kindChips : []),
        ]}
      />
      <Chips
        label={q === '' ? 'For example' : 'Narrow down'}
        chips={offers.map(({ label, q: narrower }) => ({
          label,
          href: searchPath(narrower, kind),
        }))}
      />
      {total > 0 && correction && (
        <p role="status">{`Nothing for “${correction.changed}”. Results for “${correction.q}”.`}</p>
      )}
      {dropped !== null && <p role="status">{`Nothing is “${dropped}”. Results without that:`}</p>}
      {q !== '' && <p className={`${styles.total} type-small muted`}>{counted(total, 'result')}</p>}
      {total === 0 && (
        <div className={styles.empty}>
          <Empty>{q === '' ? SEARCH_TEXTS.empty : SEARCH_TEXTS.none}</Empty>
        </div>
      )}
      {shownKinds.map(({ name, label, count }) => (
        <Section key={name} title={label} fact={counted(count, 'result')}>
          <ResultList results={results.filter((result) => result.kind === name)} />
          {!kind && count > SHOWN_OF_KIND && (
            <Link href={searchPath(q, name)}>{`Show all ${count}`}</Link>
          )}
        </Section>
      ))}
      <Section isText title="Keyboard">
        <SearchKeySwitch />
      </Section>
    </Page>
  )
}
