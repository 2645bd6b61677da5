import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnusablePicture } from '@/lib/integrations/images/port'
import { parseSvg } from './parse-svg'
import { sanitiseSvg } from './sanitise-svg'
import { ELEMENTS } from './svg-grammar'

const HEAD =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 300">'
const SHAPES = '<rect width="400" height="300" fill="#247"/>'.repeat(3)

function svg(body: string, defs = ''): string {
  return `${HEAD}<defs>${defs}</defs>${SHAPES}${body}</svg>`
}

test('a plain SVG is kept, scaled to 1024 px on its longer side', () => {
  const clean = sanitiseSvg(
    svg(
      '<g transform="translate(10, 5) rotate(-3)" opacity=".9"><path d="M0 0l10-4.5C1e 2" fill="url(#a)"/>' +
        '<circle cx="5" cy="-6" r="7.5px" style="fill: rgb(1, 2, 3); stroke:tomato"/></g><use xlink:href="#s"/>',
      '<linearGradient id="a"><stop offset="50%" stop-color="#fff"/></linearGradient><symbol id="s"><rect width="9" height="9"/></symbol>',
    ).replace('C1e 2', 'C1,2 3 4 5 6z'),
  )
  expect(clean).toContain('width="1024" height="768" viewBox="0 0 400 300"')
  expect(clean).toContain('<g transform="translate(10, 5) rotate(-3)" opacity=".9">')
  expect(clean).toContain('<path d="M0 0l10-4.5C1,2 3 4 5 6z" fill="url(#a)"/>')
  expect(clean).toContain('<circle cx="5" cy="-6" r="7.5px" fill="rgb(1, 2, 3)" stroke="tomato"/>')
  expect(clean).toContain('<stop offset="50%" stop-color="#fff"/>')
  expect(clean).toContain('<symbol id="s"><rect width="9" height="9"/></symbol>')
  expect(clean).toContain('<use href="#s"/>')
})

const HARMFUL: readonly string[] = [
  '<script>alert(1)</script>',
  '<script href="https://example.org/a.js"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<rect onload="alert(1)" onclick=\'alert(1)\' width="1" height="1"/>',
  '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>',
  '<image href="https://example.org/a.png"/>',
  '<image href="file:///etc/passwd"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<feImage href="https://example.org/a.png"/>',
  '<use href="https://example.org/a.svg#a"/>',
  '<use xlink:href="file:///etc/passwd#a"/>',
  '<use href="data:image/svg+xml,x#a"/>',
  '<rect fill="url(https://example.org/a.svg#a)" width="1" height="1"/>',
  '<rect style="fill:url(//example.org/a#a)" width="1" height="1"/>',
  '<rect style="background:url(https://example.org)" width="1" height="1"/>',
  '<rect mask="url(&#104;ttps://example.org/#a)" width="1" height="1"/>',
  '<style>@import url(https://example.org/a.css); rect { fill: url(https://example.org) }</style>',
  '<style><![CDATA[ @import "https://example.org" ]]></style>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>',
  '<?xml-stylesheet href="https://example.org/a.css"?>',
  '<text>Words <tspan>alert</tspan></text>',
  '<filter id="f"><feConvolveMatrix order="90"/></filter><rect filter="url(#f)" width="1" height="1"/>',
  '<pattern id="p" width="1" height="1"><rect width="1" height="1"/></pattern>',
  '<marker id="m"/><path marker-mid="url(#m)" d="M0 0"/>',
  '<svg><script/></svg>',
  '<rect cursor="url(https://example.org)" xml:base="https://example.org" width="1" height="1"/>',
]

test('scripts, loads, file reads and loops are removed from an SVG (G-52)', () => {
  for (const body of HARMFUL) {
    const clean = sanitiseSvg(svg(body))
    expect(clean.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /script|foreign|image|style|import|on\w+=|:\/\/|\/\/|data:|file:|javascript|text|filter|pattern|marker|&|<[?!]|xi:|animate|<set|cursor|base/i,
    )
  }
})

const REFUSED: readonly [label: string, source: string][] = [
  ['no SVG', '<html><rect/><rect/><rect/></html>'],
  ['empty', ''],
  ['prose', 'I cannot draw this.'],
  ['cut off', svg('<g>').replace('</svg>', '')],
  ['badly nested', svg('<g><defs></g></defs>')],
  ['unquoted', svg('<rect width=1/>')],
  ['twice the same attribute', svg('<rect width="1" width="2"/>')],
  ['two roots', svg('') + svg('')],
  ['a DOCTYPE', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
  ['an external entity', `<!DOCTYPE svg SYSTEM "file:///etc/passwd">${svg('')}`],
  ['an entity inside', svg('<!ENTITY a "b">')],
  ['nothing to see', `${HEAD}<rect width="4" height="4"/></svg>`],
  ['no size', '<svg><rect/><rect/><rect/></svg>'],
  ['a negative size', HEAD.replace('400', '-400') + SHAPES + '</svg>'],
  ['a ribbon', HEAD.replace('400', '4000') + SHAPES + '</svg>'],
  ['too long', svg(`<!--${' '.repeat(200_000)}-->`)],
  ['too many elements', svg('<g/>'.repeat(2001))],
  ['too deep', svg('<g>'.repeat(30) + '</g>'.repeat(30))],
  ['too many numbers', svg(`<path d="${'M1 1'.repeat(60_000 / 2)}"/>`.slice(0, 190_000))],
  ['a use of itself', svg('<g id="a"><use href="#a"/></g>')],
  ['a ring of uses', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['a mask of itself', svg('', '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask>')],
  [
    'uses that grow',
    svg(
      '<use href="#u9"/>',
      growing((id) => `<use href="#u${id}"/>`),
    ),
  ],
  [
    'masks that grow',
    svg(
      '',
      growing((id) => `<rect width="9" height="9" mask="url(#u${id})"/>`),
    ),
  ],
]

function growing(used: (id: number) => string): string {
  return Array.from({ length: 10 }, (_, i) =>
    i === 0
      ? '<mask id="u0"><circle r="9"/></mask>'
      : `<mask id="u${i}">${used(i - 1).repeat(9)}</mask>`,
  ).join('')
}

test.each(REFUSED)('%s is refused', (_, source) => {
  expect(() => sanitiseSvg(source)).toThrow(UnusablePicture)
})

test('an extreme value is removed, and a repeated id is dropped', () => {
  const clean = sanitiseSvg(
    svg(
      '<rect id="a" width="1e9" x="99999" height="20001" y="20000"/><g id="a"/>' +
        '<path stroke-dasharray="0.001" d="M0 0L99999 0"/><line stroke-dasharray="4 2"/>',
    ),
  )
  expect(clean).toContain('<rect id="a" y="20000"/><g/><path/><line stroke-dasharray="4 2"/>')
})

test('any input gives only known elements and attributes without markup', () => {
  const word = fc.oneof(
    fc.constantFrom(...['svg', 'g', 'rect', 'use', 'script', 'path', 'style', 'a', 'svg:rect']),
    fc.string({ maxLength: 8 }),
  )
  const value = fc.oneof(
    fc.constantFrom('#a', 'url(#a)', 'url(http://x)', '1', 'M0 0', 'translate(1)', '&lt;', 'red'),
    fc.string({ maxLength: 20 }),
  )
  const name = fc.constantFrom('id', 'href', 'fill', 'd', 'style', 'onload', 'transform', 'mask')
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string({ maxLength: 12 }),
      fc
        .tuple(word, fc.array(fc.tuple(name, value), { maxLength: 3 }), fc.array(tie('tree')))
        .map(
          ([tag, attributes, inner]) =>
            `<${tag}${attributes.map(([key, text]) => ` ${key}="${text}"`).join('')}>${inner.join('')}</${tag}>`,
        ),
    ),
  }))
  let accepted = 0
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (parts) => {
      let clean
      try {
        clean = sanitiseSvg(svg(parts.join('')))
      } catch (error) {
        expect(error).toBeInstanceOf(UnusablePicture)
        return
      }
      accepted++
      const names = [...clean.matchAll(/<\/?([^\s/>]+)/g)].map(([, tag]) => tag ?? '')
      for (const tag of names) expect(ELEMENTS.has(tag)).toBe(true)
      expect(clean.slice(HEAD.length)).not.toMatch(/[&']|\/\/|on\w+="|script|style/)
      // The output is stable under a second pass.
      expect(sanitiseSvg(clean)).toBe(clean)
      expect(parseSvg(clean).name).toBe('svg')
    }),
    { numRuns: 400 },
  )
  expect(accepted).toBeGreaterThan(20)
})
