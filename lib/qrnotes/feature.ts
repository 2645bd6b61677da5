import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { QRNOTES_TEXTS, SHEET, SHEET_CODES } from '@/lib/qrnotes/catalogue'

export const qrnotes = defineFeature({
  name: 'qrnotes',
  kind: 'service',
  part: {
    name: 'qrnotes',
    paths: ['/qrnotes', '/api/qrnotes'],
  },
  publicPaths: [PATHS.qrnotes],
  search: {
    pages: () => [
      {
        title: 'QRNotes',
        href: PATHS.qrnotes,
        text: `${QRNOTES_TEXTS.lead} A sheet is a PDF page in A4 with ${SHEET_CODES} codes of ${SHEET.codeMm} mm, in ${SHEET.columns} columns and ${SHEET.rows} rows. Print it in its actual size. Every sheet has new ids, and the site keeps none of them.`,
        keywords:
          'qr code codes sheet paper print printed printing pdf a4 notes app download fit page large size',
      },
    ],
  },
})
