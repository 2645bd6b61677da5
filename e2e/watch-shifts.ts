import type { Page } from '@playwright/test'

/** Lists what the layout shifts of a page moved, in all its loads, without those of late fonts. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`
    const moved = ({ node, previousRect, currentRect }: Source) => {
      const tag = node instanceof Element && (node.cloneNode(false) as Element).outerHTML
      return `${tag || node?.textContent} ${place(previousRect)} to ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: Source[] }
        shifts.push([value, ...sources.map(moved)].join('; '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return (window as unknown as { shifts: string[] }).shifts
    })
}
