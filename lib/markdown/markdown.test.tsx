import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from '@/components/ui/markdown'
import { type FindPicture, parseMarkdown } from '@/lib/markdown/parse-markdown'
import { plainDescription, plainText } from '@/lib/markdown/plain-text'
import { MARKDOWN_TAGS, markdownNode } from '@/lib/markdown/schema'

const STORED = '/api/pages/images/0123456789abcdef0123456789abcdef.webp'
const findPicture: FindPicture = (src) =>
  src === STORED ? { src, small: src, width: 800, height: 600 } : null

const parsePage = (text: string) => parseMarkdown(text, 'page', findPicture)

function htmlOf(nodes = parsePage('')) {
  return renderToStaticMarkup(<Markdown nodes={nodes} />)
}

const bodyOf = (html: string) => html.replace(/^<div[^>]*>|<\/div>$/g, '')
const page = (text: string) => bodyOf(htmlOf(parsePage(text)))
const description = (text: string) => bodyOf(htmlOf(parseMarkdown(text, 'description')))

const ATTRIBUTES = [
  'alt',
  'height',
  'href',
  'loading',
  'rel',
  'sizes',
  'src',
  'srcset',
  'start',
  'width',
]

/** What a browser makes of it, beyond what G-142 allows. */
function findForbidden(html: string): string[] {
  const found: string[] = []
  const [root] = new DOMParser().parseFromString(html, 'text/html').body.children
  for (const element of root?.querySelectorAll('*') ?? []) {
    const tag = element.tagName.toLowerCase()
    if (!MARKDOWN_TAGS.some((known) => known === tag)) found.push(`<${tag}>`)
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.includes(name)) found.push(`${tag} ${name}`)
      if (name === 'href' && !/^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(value)) found.push(value)
      if (name === 'src' && value !== STORED) found.push(value)
    }
    if (tag === 'a' && element.getAttribute('rel') !== 'noopener') found.push('no rel')
  }
  return found
}

describe('a page', () => {
  test.each([
    ['Low *tide* at **six**.', '<p>Low <em>tide</em> at <strong>six</strong>.</p>'],
    ['one\ntwo\n\nthree', '<p>one<br/>two</p><p>three</p>'],
    ['# a\n## b\n### c\n###### d', '<h2>a</h2><h2>b</h2><h3>c</h3><h3>d</h3>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> said', '<blockquote><p>said</p></blockquote>'],
    ['`x < y`', '<p><code>x &lt; y</code></p>'],
    ['```js\na\n```', '<pre><code>a\n</code></pre>'],
    ['[a](/about)', '<p><a href="/about" rel="noopener">a</a></p>'],
    ['<a@b.org>', '<p><a href="mailto:a@b.org" rel="noopener">a@b.org</a></p>'],
    ['see https://b.org.', '<p>see <a href="https://b.org" rel="noopener">https://b.org</a>.</p>'],
    ['<b>a</b>', '<p>&lt;b&gt;a&lt;/b&gt;</p>'],
    ['[a](javascript:b)', '<p>[a](javascript:b)</p>'],
    ['![a](https://b.org/c.png)', '<p>a</p>'],
    ['| a |\n|---|\n| b |', '<p>| a |<br/>|---|<br/>| b |</p>'],
    ['---', '<p>---</p>'],
    ['20*30 cm or 30*40 cm', '<p>20*30 cm or 30*40 cm</p>'],
    ['13*18*2, frame 20*25*3 cm', '<p>13*18*2, frame 20*25*3 cm</p>'],
    ['*20*30 cm*, **4*6**', '<p><em>20*30 cm</em>, <strong>4*6</strong></p>'],
    ['a*b*c, 2*b*3', '<p>a<em>b</em>c, 2<em>b</em>3</p>'],
    ['a&#x202E;gpj.exe&#8203; &eacute;', '<p>agpj.exe é</p>'],
  ])('%j becomes %s (G-142)', (text, html) => expect(page(text)).toBe(html))

  test('a picture of its store has its size and its words', () => {
    const html = page(`![A *boat*](${STORED})`)
    expect(html).toContain(`src="${STORED}"`)
    expect(html).toContain('alt="A boat" width="800" height="600"')
  })
})

test('a size keeps its sign in a description', () => {
  expect(description('20*30 cm oder 30*40 cm')).toBe('<p>20*30 cm oder 30*40 cm</p>')
  expect(plainDescription('13*18*2 cm *gerahmt*')).toBe('13*18*2 cm gerahmt')
})

test('a description has paragraphs, links and emphasis alone (G-142)', () => {
  expect(description('a *b* **c** [d](/e)\nf\n\ng')).toBe(
    '<p>a <em>b</em> <strong>c</strong> <a href="/e" rel="noopener">d</a><br/>f</p><p>g</p>',
  )
  for (const text of ['# a', '- a', '> a', '`a`', `![a](${STORED})`, '1. a']) {
    expect(description(text)).not.toMatch(/<(?!\/?(p|a)\b)/)
  }
})

/** Pieces of known attacks on Markdown, put together in any order. */
const HOSTILE = [
  '[a](',
  '![a](',
  '](',
  ')',
  '<',
  '>',
  '"',
  "'",
  '`',
  '```\n',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '*',
  '_',
  '**',
  '\\',
  '&#106;',
  '&#x6A;avascript&colon;',
  '&Tab;',
  '&NewLine;',
  'javascript:',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'http:evil.example',
  'https://evil.example/" onmouseover="alert(1)',
  'mailto:a@b.org',
  STORED,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<svg/onload=alert(1)>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<?php',
  '<style>',
  '<iframe srcdoc="',
  '\u0000',
  '\u202e',
  '[x]: javascript:alert(1)\n',
  '[x]',
  '^',
  '$',
  '{',
  '}',
]

test('whatever is written, nothing else comes out than what is allowed (G-142)', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 6 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.constantFrom('page', 'description'), (written, profile) => {
      const nodes = parseMarkdown(written, profile, findPicture)
      expect(findForbidden(htmlOf(nodes))).toEqual([])
      for (const node of nodes) expect(markdownNode.parse(node)).toEqual(node)
    }),
    { numRuns: 100 },
  )
})

test('what nests without end stays within the depth of an answer', () => {
  for (const mark of ['> ', '- ', '*', '[', '![a](', '**a']) {
    const deepest = (nodes: ReturnType<typeof parsePage>): number =>
      Math.max(0, ...nodes.map((n) => (typeof n === 'string' ? 0 : 1 + deepest(n.children))))
    expect(deepest(parsePage(mark.repeat(9000)))).toBeLessThan(60)
  }
})

describe('the words of a text', () => {
  test('a description keeps its lines and loses its marks', () => {
    expect(plainDescription('Oil on *board*.\nSee [this](/art).\n\nNew & old.')).toBe(
      'Oil on board.\nSee this.\n\nNew & old.',
    )
  })

  test('what has no marks stays as it is', () => {
    for (const text of ['Oil on board, 30 × 40 cm.', 'a\nb\n\nc', '5 < 6 & 7 > 3', '2 * 3 * 4']) {
      expect(plainDescription(text)).toBe(text)
    }
  })

  test('those of a page have headings, rows and the words of pictures', () => {
    const nodes = parsePage(`## Who\n\n- a\n- b\n\n![a boat](${STORED})`)
    expect(plainText(nodes)).toBe('Who\n\na\nb\n\na boat')
  })
})
