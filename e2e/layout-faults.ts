import type { Page } from '@playwright/test'

/** What is wrong with the layout of the page as it stands, one sentence a fault. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const faults = await page.evaluate(readFaults)
  await page.evaluate(() => scrollTo(0, 0))
  return faults
}

/** Runs in the browser, at the end of the page, where nothing can be scrolled out of the way. */
function readFaults(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="slider"]'
  const TOLERANCE_PX = 3
  const faults = new Set<string>()
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
  const add = (fault: string, ...elements: Element[]) =>
    faults.add(`${fault}: ${elements.map(nameOf).join(' and ')}`)

  const styleOf = (element: Element) => getComputedStyle(element)
  const ancestorsOf = (element: Element) => {
    const list: Element[] = []
    for (let one = element.parentElement; one; one = one.parentElement) list.push(one)
    return list
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isLarge = width > 1 && height > 1
    const isCutAway = [element, ...ancestorsOf(element)].some(
      (one) => styleOf(one).clipPath !== 'none',
    )
    return (
      isLarge &&
      !isCutAway &&
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
  }
  const isClipped = (element: Element) =>
    ancestorsOf(element).some(
      (one) => styleOf(one).overflowX !== 'visible' && one !== document.body,
    )
  const isFixed = (element: Element) =>
    [element, ...ancestorsOf(element)].some((one) =>
      ['fixed', 'sticky'].includes(styleOf(one).position),
    )
  const meets = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE_PX

  const all = [...document.body.querySelectorAll('*')].filter(isShown)

  for (const element of all) {
    const { right, left } = element.getBoundingClientRect()
    const isOutside = right > innerWidth + 1 || left < -1
    if (isOutside && !isClipped(element)) add('reaches out of the window', element)
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls sideways')

  const controls = all.filter((element) => element.matches(CONTROLS))
  const loose = controls.filter((element) => !isFixed(element) && !isClipped(element))
  for (const [i, a] of loose.entries()) {
    for (const b of loose.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue
      const isMet = [...a.getClientRects()].some((one) =>
        [...b.getClientRects()].some((other) => meets(one, other)),
      )
      if (isMet) add('two controls overlap', a, b)
    }
  }
  for (const control of controls) {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
    const found = document.elementFromPoint(x, y)
    const isReached = found && (control.contains(found) || found.contains(control))
    const isLabelled = found?.closest('label')?.contains(control)
    const isLabel = found && (control as HTMLInputElement).labels?.length
    // What a column that stays in sight covers is scrolled out below it.
    const isInScroller = found?.closest('[role="group"]')?.contains(control)
    if (isInScroller && styleOf(control.closest('th, td') ?? control).position !== 'sticky')
      continue
    if (found && isFixed(found) && !isReached && !isLabelled && !isLabel) {
      add('a control is covered', control, found)
    }
  }

  type Line = { text: string; top: number; bottom: number; left: number; right: number }
  const linesOf = (node: Text): Line[] => {
    const lines: Line[] = []
    const range = document.createRange()
    for (let i = 0; i < node.data.length; i++) {
      range.setStart(node, i)
      range.setEnd(node, i + 1)
      const rect = range.getClientRects()[0]
      const last = lines.at(-1)
      if (!rect || (rect.width === 0 && node.data[i]?.trim() === '')) continue
      if (last && Math.abs(rect.top - last.top) < rect.height / 2) {
        last.text += node.data[i]
        last.right = Math.max(last.right, rect.right)
      } else {
        const { top, bottom, left, right } = rect
        lines.push({ text: node.data[i] ?? '', top, bottom, left, right })
      }
    }
    return lines
  }

  const texts: { element: Element; rect: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !isShown(element) || (node as Text).data.trim() === '') continue
    if (element.closest('script, style, svg, noscript, [hidden], .visually-hidden')) continue
    if (/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|\uFFFD|\u200D\s*$|\u200D…/.test((node as Text).data)) {
      add('half an emoji', element)
    }
    const lines = linesOf(node as Text)
    const trimmed = lines.map(({ text }) => text.trim())
    const isAddress = (node as Text).data.includes('://')
    for (const [i, text] of trimmed.entries()) {
      const before = lines[i - 1]?.text ?? ' '
      // The parts of an address are no words.
      if (i > 0 && /^\p{L}$/u.test(text) && /[\p{L}\p{N}]$/u.test(before) && !isAddress) {
        add('one letter of a word stands alone in a line', element)
      }
    }
    const length = trimmed.join('').length
    const hasSpaces = /\S\s\S/.test((node as Text).data.trim())
    if (lines.length >= 4 && hasSpaces && length / lines.length < 6)
      add('a text is squeezed', element)
    for (const { left, top, right, bottom } of lines) {
      texts.push({ element, rect: new DOMRect(left, top, right - left, bottom - top) })
    }
    if (!isFixed(element) && !isClipped(element)) continue
    texts.splice(texts.length - lines.length)
  }
  for (const [i, { element: a, rect }] of texts.entries()) {
    for (const { element: b, rect: other } of texts.slice(i + 1)) {
      if (a !== b && !a.contains(b) && !b.contains(a) && meets(rect, other)) {
        add('two texts overlap', a, b)
      }
    }
  }

  for (const element of all) {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(element)
    const isCut = element.scrollWidth > element.clientWidth + 1
    const isHidden = overflowX === 'hidden' || overflowX === 'clip'
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    )
    if (isCut && isHidden && hasText && textOverflow !== 'ellipsis' && webkitLineClamp === 'none') {
      if (!element.closest('.visually-hidden')) add('a text is cut without a sign', element)
    }
  }
  return [...faults]
}
