import { expect, test } from 'vitest'
import { scriptDeferrer } from './defer-scripts'

const defer = scriptDeferrer('load("$&")')
const CHUNKS = '/_next/static/chunks'
/** As Next writes it. */
const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="${CHUNKS}/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" nonce="n" href="${CHUNKS}/c.js"/><script src="${CHUNKS}/a.js" async="" nonce="n"></script><script src="${CHUNKS}/b.js" async="" nonce="n"></script><script nonce="n">theme()</script><script src="${CHUNKS}/old.js" noModule="" nonce="n"></script></head><body><p>src="${CHUNKS}/d.js" async=""</p><script nonce="n" id="_R_">bootstrap()</script><script src="${CHUNKS}/c.js" nonce="n" async=""></script><script nonce="n">self.__next_f.push([1,"\\u003cscript src=${CHUNKS}/e.js async=\\"\\">"])</script></body></html>`

test('one script at the end of the head stands for those of the framework, in their order', () => {
  const page = defer(PAGE, 'n')
  expect(page).toContain(
    `<script nonce="n" data-scripts="${CHUNKS}/a.js ${CHUNKS}/b.js ${CHUNKS}/c.js">load("$&")</script></head>`,
  )
  expect(page).not.toMatch(/<script src="[^"]*"[^>]* async|<link rel="preload" as="script"/)
})

test('all else stays as it is', () => {
  const without = PAGE.replace(/<link rel="preload"[^>]*>/, '').replaceAll(
    /<script src="[^"]*"[^>]* async=""[^>]*><\/script>/g,
    '',
  )
  const page = defer(PAGE, 'n')
  expect(page.replace(/<script nonce="n" data-scripts[^]*?<\/script>/, '')).toBe(without)
})

test('a page without such scripts is not changed', () => {
  const page = '<html><head><script>go()</script></head><body></body></html>'
  expect(defer(page, 'n')).toBe(page)
})
