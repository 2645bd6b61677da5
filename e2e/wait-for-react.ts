import { expect, type Page } from '@playwright/test'

const NAVIGATIONS = ['goto', 'reload', 'goBack', 'goForward'] as const

/** Makes the navigations of a page wait until React has attached its handlers: what is pressed before is lost. */
export function waitForReact(page: Page): void {
  for (const name of NAVIGATIONS) {
    const navigate = page[name].bind(page) as Page['goto']
    const andWait: Page['goto'] = async (...given) => {
      const response = await navigate(...given)
      // A test that does not wait for the document looks at what it shows before.
      if (given.some((one) => typeof one === 'object' && one.waitUntil === 'commit'))
        return response
      await expect.poll(() => withoutReact(page), { message: 'without React' }).toEqual([])
      return response
    }
    Object.assign(page, { [name]: andWait })
  }
}

/** The controls of the page that React does not know yet; none on pages without scripts. */
async function withoutReact(page: Page): Promise<string[]> {
  const find = () => {
    const hasReact = document.querySelector('script[src*="/_next/"], script[data-scripts]') !== null
    if (!hasReact || matchMedia('(scripting: none)').matches) return []
    return [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => !Object.keys(control).some((key) => key.startsWith('__reactProps$')))
      .map((control) => control.outerHTML.slice(0, 100))
  }
  // A page that goes on to another one at once has no document in between.
  return page.evaluate(find).catch((error: unknown) => [String(error)])
}
