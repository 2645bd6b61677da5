import { afterEach, expect, test } from 'vitest'
import manifest from '@/app/manifest'
import { pageShare } from '@/lib/settings/site-texts'
import { siteJsonLd } from '@/lib/site/json-ld'
import { setEnv } from '@/testing/env'

let undo = () => {}
afterEach(() => undo())

const SENTENCES = {
  HOME_TITLE: 'Bread and boats',
  SITE_DESCRIPTION: 'What Anna bakes and draws.',
}

test('the owner’s title and description stand in manifest, JSON-LD and share picture (G-142)', async () => {
  undo = setEnv(SENTENCES)
  expect(manifest().description).toBe(SENTENCES.SITE_DESCRIPTION)
  expect(siteJsonLd()).toMatchObject({ description: SENTENCES.SITE_DESCRIPTION })
  expect(await pageShare.find('home', null)).toMatchObject({
    title: SENTENCES.HOME_TITLE,
    fact: SENTENCES.SITE_DESCRIPTION,
  })
  expect(await pageShare.find('about', null)).toMatchObject({ title: 'About' })
})

test('no text of the site’s own speaks of daily pictures while they are off (G-141)', async () => {
  const daily = /paint|picture|One small/
  const texts = async () => {
    const found = ['home', 'about', 'login', 'register'].map((name) => pageShare.find(name, null))
    return (await Promise.all(found)).map((page) => `${page?.title} ${page?.fact}`)
  }
  for (const text of await texts()) expect(text).toMatch(daily)
  undo = setEnv({ PARTS_OFF: 'aotd' })
  for (const text of await texts()) expect(text).not.toMatch(daily)
})
