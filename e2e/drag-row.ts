import type { Locator } from '@playwright/test'

/** Drags a row of a list by its handle, by mouse, to the place of another. */
export async function dragRow(rows: Locator, from: number, to: number): Promise<void> {
  const { mouse } = rows.page()
  const handle = rows.nth(from).locator('> [aria-hidden]')
  await rows.nth(to).scrollIntoViewIfNeeded()
  const [start, end] = [await handle.boundingBox(), await rows.nth(to).boundingBox()]
  if (!start || !end) throw new Error('A row is not shown.')
  await mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await mouse.down()
  await mouse.move(start.x + start.width / 2, end.y + end.height / 2 + (to > from ? 8 : -8), {
    steps: 5,
  })
  await mouse.up()
}
