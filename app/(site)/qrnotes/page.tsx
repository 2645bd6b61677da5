import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { NewSheetForm } from '@/components/qrnotes/new-sheet-form'
import { QRNOTES_TEXTS, SHEET, SHEET_CODES, SHORT_ID_LENGTH } from '@/lib/qrnotes/catalogue'

export const metadata = {
  title: 'QRNotes',
  description: QRNOTES_TEXTS.lead,
}

/** G-104 */
export default function QrNotesPage() {
  return (
    <Page>
      <PageHead title="QRNotes" lead={QRNOTES_TEXTS.lead} />
      <Section title="Sheet" fact="PDF, A4">
        <NewSheetForm />
      </Section>
      <Section isText title="What is on it" fact={`${SHEET_CODES} codes`}>
        <p>
          {SHEET_CODES} codes of {SHEET.codeMm} mm, in {SHEET.columns} columns and {SHEET.rows}{' '}
          rows. Each has the first {SHORT_ID_LENGTH} characters of its id below it.
        </p>
        <p>
          Print it in its actual size, without “fit to page”. Every sheet has new ids, and the site
          keeps none of them.
        </p>
      </Section>
    </Page>
  )
}
