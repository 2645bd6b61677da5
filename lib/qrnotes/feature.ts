import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { QRNOTES_TEXTS, SHEET, SHEET_CODES } from '@/lib/qrnotes/catalogue'

export const qrnotes = defineFeature({
  name: 'qrnotes',
  kind: 'service',
  publicPaths: [PATHS.qrnotes],
  search: {
    pages: () => [
      {
        title: 'QRNotes',
        href: PATHS.qrnotes,
        text: `${QRNOTES_TEXTS.lead} A sheet is a PDF with ${SHEET_CODES} codes of ${SHEET.codeMm} mm.`,
        keywords: 'qr code codes sheet print pdf a4 notes app download',
      },
    ],
  },
})
