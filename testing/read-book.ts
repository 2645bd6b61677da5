import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

type BookPage = { text: string; code: string | null; width: number; height: number }

/** The text of each page, and the address in its code. */
export async function readBook(pdf: Uint8Array): Promise<BookPage[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: BookPage[] = []
  for (let i = 0; i < document.getPageCount(); i++) {
    const page = document.getPage(i)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const text = page.getText()
    const { data, width, height } = await page.render({ scale: 3, render: 'bitmap' })
    const code = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
    pages.push({ text, code, width: originalWidth, height: originalHeight })
  }
  document.destroy()
  library.destroy()
  return pages
}
