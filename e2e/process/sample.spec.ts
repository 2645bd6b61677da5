import { runCommand } from '../commands'
import { expect, test } from '../fixtures'
import { createMember, withSiteData } from '../members'
import type { Site } from '../site'

const ON = { SAMPLE_CONTENT: 'on' }
const PROGRESS = /Painting sample content: (\d+) of 14/

/** The numbers of the pictures that the site has reported as done. */
const reported = (site: Site) =>
  [...site.output.matchAll(new RegExp(PROGRESS, 'g'))].map((match) => Number(match[1]))

/** The content of the database, samples and real. */
function readStored(site: Site) {
  return withSiteData(site, async () => {
    const { stored } = await import('@/testing/stored')
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

test('an empty site answers first and then fills itself; the removal keeps what is real', async ({
  startSite,
  temporaryFolder: dataDir,
}) => {
  test.slow()
  const site = await startSite({ dataDir, env: ON })
  expect((await fetch(site.url)).status).toBe(200)
  expect(reported(site)).toEqual([])
  await site.waitForOutput(PROGRESS)
  // They are there before the first picture is painted.
  expect(await (await fetch(`${site.url}/api/gallery`)).json()).toHaveLength(8)
  expect(await (await fetch(`${site.url}/api/store`)).json()).toHaveLength(4)

  const member = await createMember(site)
  const home = async (headers = {}) => (await fetch(site.url, { headers })).text()
  expect(await home()).toContain('The colours of the newest picture, of 9 March 2026, a sample')
  const shown = await home(member.headers)
  expect(shown).toContain('Sample picture, AI-generated')
  const [picture] = /\/api\/art-of-the-day\/image-small\/\w+\.webp/.exec(shown) ?? []
  const image = await fetch(`${site.url}${picture}`, { headers: member.headers })
  expect(image.headers.get('content-type')).toBe('image/webp')
  await withSiteData(site, async () => {
    const { createArtwork, createUser } = await import('@/testing/factories')
    await createArtwork((await createUser()).viewer, { dateKey: '2026-03-08' })
  })
  const { real } = await readStored(site)

  const removal = await runCommand('sample-remove', [], dataDir)
  expect(removal).toEqual({ code: 0, output: 'The sample content is removed.\n' })
  expect(await readStored(site)).toEqual({ samples: 0, sampleMembers: 0, files: 0, real })
  await site.waitForOutput(/nothing more is painted/)
  expect(reported(site)).not.toContain(14)
  expect(await home(member.headers)).not.toContain('Sample picture')
})

test(
  'a site that was killed while it filled itself goes on after its restart',
  { tag: '@deep' },
  async ({ startSite, temporaryFolder: dataDir }) => {
    test.slow()
    const first = await startSite({ dataDir, env: ON })
    await first.waitForOutput(PROGRESS)
    first.signal('SIGKILL')
    await first.ended
    const done = reported(first)
    const second = await startSite({ dataDir, env: ON })
    await second.waitForOutput(PROGRESS)
    expect(reported(second)[0]).toBeGreaterThan(Math.max(...done))
  },
)
