import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { searchSite } from '@/lib/search/search-site'
import FIFTH from '@/testing/assistant-questions/fifth-set.json' with { type: 'json' }
import FIRST from '@/testing/assistant-questions/first-set.json' with { type: 'json' }
import FOURTH from '@/testing/assistant-questions/fourth-set.json' with { type: 'json' }
import MENDED from '@/testing/assistant-questions/mended-kinds.json' with { type: 'json' }
import SECOND from '@/testing/assistant-questions/second-set.json' with { type: 'json' }
import SIXTH from '@/testing/assistant-questions/sixth-set.json' with { type: 'json' }
import STRANGER_A from '@/testing/assistant-questions/stranger-seven-a.json' with { type: 'json' }
import STRANGER_B from '@/testing/assistant-questions/stranger-seven-b.json' with { type: 'json' }
import STRANGER_EIGHTEEN from '@/testing/assistant-questions/stranger-eighteen.json' with { type: 'json' }
import STRANGER_FIFTEEN from '@/testing/assistant-questions/stranger-fifteen.json' with { type: 'json' }
import STRANGER_FOURTEEN from '@/testing/assistant-questions/stranger-fourteen.json' with { type: 'json' }
import STRANGER_NINE from '@/testing/assistant-questions/stranger-nine.json' with { type: 'json' }
import STRANGER_NINETEEN from '@/testing/assistant-questions/stranger-nineteen.json' with { type: 'json' }
import STRANGER_SEVENTEEN from '@/testing/assistant-questions/stranger-seventeen.json' with { type: 'json' }
import STRANGER_SIXTEEN from '@/testing/assistant-questions/stranger-sixteen.json' with { type: 'json' }
import STRANGER_THIRTEEN from '@/testing/assistant-questions/stranger-thirteen.json' with { type: 'json' }
import STRANGER_TWENTY from '@/testing/assistant-questions/stranger-twenty.json' with { type: 'json' }
import STRANGER_TWENTY_ONE from '@/testing/assistant-questions/stranger-twenty-one.json' with { type: 'json' }
import STRANGER_TWENTY_FOUR from '@/testing/assistant-questions/stranger-twenty-four.json' with { type: 'json' }
import STRANGER_TWENTY_FIVE from '@/testing/assistant-questions/stranger-twenty-five.json' with { type: 'json' }
import STRANGER_TWENTY_SIX from '@/testing/assistant-questions/stranger-twenty-six.json' with { type: 'json' }
import STRANGER_TWENTY_EIGHT from '@/testing/assistant-questions/stranger-twenty-eight.json' with { type: 'json' }
import STRANGER_TWENTY_NINE from '@/testing/assistant-questions/stranger-twenty-nine.json' with { type: 'json' }
import STRANGER_TWENTY_SEVEN from '@/testing/assistant-questions/stranger-twenty-seven.json' with { type: 'json' }
import STRANGER_TWENTY_THREE from '@/testing/assistant-questions/stranger-twenty-three.json' with { type: 'json' }
import STRANGER_TWENTY_TWO from '@/testing/assistant-questions/stranger-twenty-two.json' with { type: 'json' }
import STRANGER_THIRTY from '@/testing/assistant-questions/stranger-thirty.json' with { type: 'json' }
import STRANGER_THIRTY_ONE from '@/testing/assistant-questions/stranger-thirty-one.json' with { type: 'json' }
import STRANGER_THIRTY_TWO from '@/testing/assistant-questions/stranger-thirty-two.json' with { type: 'json' }
import THIRD from '@/testing/assistant-questions/third-set.json' with { type: 'json' }
import { askAssistant } from '@/testing/ask-assistant'
import { withTestDatabase } from '@/testing/db'
import { searchSiteContent } from '@/testing/site-content'

withTestDatabase()
beforeAll(searchSiteContent)

/** Patterns of the first source, of the answer, and of what neither may name. */
const question = z.object({
  kind: z.string(),
  ask: z.array(z.string()),
  link: z.string().optional(),
  answer: z.string().optional(),
  never: z.string().optional(),
  ignoresCase: z.boolean().default(false),
})
const search = z.object({
  q: z.string(),
  first: z.string().optional(),
  has: z.array(z.string()).default([]),
  never: z.string().optional(),
  none: z.boolean().default(false),
})
const setOf = z.object({ questions: z.array(question), searches: z.array(search) })

const isFoundIn = (pattern: string | undefined, text: string, flags = '') =>
  pattern !== undefined && new RegExp(pattern, flags).test(text.replaceAll('\n', ' '))

async function faultOf({ ask, link, answer, never, ignoresCase }: z.infer<typeof question>) {
  const { content, sources } = await askAssistant(ask)
  const flags = ignoresCase ? 'i' : ''
  const [{ title, href } = { title: '', href: '' }] = sources
  const titles = sources.map((source) => source.title).join()
  const report = `${ask.join(' / ')}\n  ${content}\n  ${titles}`
  if (isFoundIn(never, `${content} ${titles}`, flags)) return `opposite: ${report}`
  if (link !== undefined && !isFoundIn(link, `${title} ${href}`, flags)) return `link: ${report}`
  return answer === undefined || isFoundIn(answer, content, flags) ? null : `answer: ${report}`
}

async function searchFault({ q, first, has, never, none }: z.infer<typeof search>) {
  const { results } = await searchSite(null, { q })
  const titles = results.map(({ title }) => title).join(' | ')
  const isRight =
    (first === undefined || isFoundIn(first, results[0]?.title ?? '')) &&
    has.every((title) => titles.includes(title)) &&
    !isFoundIn(never, titles) &&
    !(none && results.length > 0)
  return isRight ? null : `${q}\n  ${titles}`
}

test.each([
  ['first', FIRST],
  ['second', SECOND],
  ['third', THIRD],
  ['fourth', FOURTH],
  ['fifth', FIFTH],
  ['sixth', SIXTH],
  ['mended', MENDED],
  ['stranger’s first', STRANGER_A],
  ['stranger’s second', STRANGER_B],
  ['stranger’s third', STRANGER_NINE],
  ['stranger’s fourth', STRANGER_THIRTEEN],
  ['stranger’s fifth', STRANGER_FOURTEEN],
  ['stranger’s sixth', STRANGER_FIFTEEN],
  ['stranger’s seventh', STRANGER_SIXTEEN],
  ['stranger’s eighth', STRANGER_SEVENTEEN],
  ['stranger’s ninth', STRANGER_EIGHTEEN],
  ['stranger’s tenth', STRANGER_NINETEEN],
  ['stranger’s eleventh', STRANGER_TWENTY],
  ['stranger’s twelfth', STRANGER_TWENTY_ONE],
  ['stranger’s thirteenth', STRANGER_TWENTY_TWO],
  ['stranger’s fourteenth', STRANGER_TWENTY_THREE],
  ['stranger’s fifteenth', STRANGER_TWENTY_FOUR],
  ['stranger’s sixteenth', STRANGER_TWENTY_FIVE],
  ['stranger’s seventeenth', STRANGER_TWENTY_SIX],
  ['stranger’s eighteenth', STRANGER_TWENTY_SEVEN],
  ['stranger’s nineteenth', STRANGER_TWENTY_EIGHT],
  ['stranger’s twentieth', STRANGER_TWENTY_NINE],
  ['stranger’s twenty-first', STRANGER_THIRTY],
  ['stranger’s twenty-second', STRANGER_THIRTY_ONE],
  ['stranger’s twenty-third', STRANGER_THIRTY_TWO],
])(
  'the %s set of questions, seen by now, is answered right and never by the opposite',
  async (_, set) => {
    const { questions, searches } = setOf.parse(set)
    const faults: string[] = []
    for (const one of questions) faults.push((await faultOf(one)) ?? '')
    for (const one of searches) faults.push((await searchFault(one)) ?? '')
    const wrong = faults.filter((fault) => fault !== '')
    expect(wrong.filter((fault) => fault.startsWith('opposite'))).toEqual([])
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2)
  },
)
