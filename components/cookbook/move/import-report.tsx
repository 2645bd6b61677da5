import { type Column, Table } from '@/components/page/table'
import type { ImportEntry, ShownImport } from '@/lib/archives/schema'
import { counted } from '@/lib/format'

export function ImportReport({ shown }: { shown: ShownImport }) {
  const rows = shown.entries.map((entry, i) => ({ ...entry, key: String(i) }))
  return (
    <>
      <p role="status" className="type-control">
        {sentenceOf(shown)}
      </p>
      <Table
        label="What is in the archive"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </>
  )
}

function sentenceOf({ fileName, format, noun, state, entries }: ShownImport): string {
  const countOf = (wanted: ImportEntry['state']) =>
    entries.filter((entry) => entry.state === wanted).length
  const archive = `${fileName} (${format})`
  const added = counted(countOf('added'), noun)
  switch (state) {
    case 'checked':
      return `${archive}: ${countOf('new')} new, ${countOf('exists')} here already, ${countOf('refused')} that cannot be added. Nothing is written yet.`
    case 'running':
      return `${archive}: ${countOf('added')} of ${counted(countOf('added') + countOf('new'), noun)} are added. You may leave this page.`
    case 'done':
      return `${archive}: ${added} added.`
    case 'undone':
      return `${archive}: undone, ${added} in the trash.`
  }
}

const STATES: Record<ImportEntry['state'], string> = {
  new: 'new',
  added: 'added',
  exists: 'is here already',
  refused: 'cannot be added',
}

const COLUMNS: readonly Column<ImportEntry & { key: string }>[] = [
  { key: 'title', head: 'title', cell: ({ title }) => title },
  { key: 'state', head: 'state', kind: 'bare', cell: ({ state }) => STATES[state] },
  { key: 'pictures', head: 'pictures', kind: 'number', cell: ({ pictures }) => pictures },
  { key: 'notes', head: 'notes', isMuted: true, cell: ({ notes }) => notes.join(' ') },
]
