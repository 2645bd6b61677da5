import { runCommand } from '../commands'
import { expect, test } from '../fixtures'
import { createMember, withSiteData } from '../members'
import type { Site } from '../site'

const ON = { SAMPLE_CONTENT: 'on' }
const PROGRESS = /Painting sample content: (\d+) of 14/

/** The number of each picture that the site has said to be done. */
const told = (site: Site) =>
  [...site.output.matchAll(new RegExp(PROGRESS, 'g'))].map((match) => Number(match[1]))

/** What the database holds, of samples and of what is real. */
function readStored(site: Site) {
  return withSiteData(site, async () => {
    const { stored } = await import('@/lib/testing/stored')
    const [artworks, users, files] = [
      await stored('artworks'),
      await stored('users'),
      await stored('media.files'),
    ]
    return {
      samples: await artworks.countDocuments({ isSample: true }),
      sampleMembers: await users.countDocuments({ isSample: true }),
      files: await files.countDocuments(),
      real: {
        art: await artworks.find({ isSample: false }).toArray(),
        users: await users.find({ isSample: false }).toArray(),
      },
    }
  })
}

test('an empty site answers first and fills itself; killed it goes on; removal leaves what is real', async ({
  startSite,
  temporaryFolder: dataDir,
}) => {
  test.slow()
  const first = await startSite({ dataDir, env: ON })
  expect((await fetch(first.url)).status).toBe(200)
  expect(told(first)).toEqual([])
  await first.said(PROGRESS)
  first.signal('SIGKILL')
  await first.ended
  const done = told(first)

  const second = await startSite({ dataDir, env: ON })
  await second.said(PROGRESS)
  expect(told(second)[0]).toBeGreaterThan(Math.max(...done))

  const member = await createMember(second)
  const home = async (headers = {}) => (await fetch(second.url, { headers })).text()
  expect(await home()).toContain('The colours of 9 March 2026, a sample')
  const shown = await home(member.headers)
  expect(shown).toContain('Sample picture, AI-generated')
  const [picture] = /\/api\/art-of-the-day\/image-small\/\w+\.webp/.exec(shown) ?? []
  const image = await fetch(`${second.url}${picture}`, { headers: member.headers })
  expect(image.headers.get('content-type')).toBe('image/webp')
  await withSiteData(second, async () => {
    const { createArtwork, createUser } = await import('@/lib/testing/factories')
    await createArtwork((await createUser()).viewer, { dateKey: '2026-03-08' })
  })
  const { real } = await readStored(second)

  const removal = await runCommand('sample-remove', [], dataDir)
  expect(removal).toEqual({ code: 0, output: 'The sample content is removed.\n' })
  expect(await readStored(second)).toEqual({ samples: 0, sampleMembers: 0, files: 0, real })
  await second.said(/nothing more is painted/)
  expect(told(second)).not.toContain(14)
  expect(await home(member.headers)).not.toContain('Sample picture')
})
