import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HOSTILE_LINES } from '@/testing/hostile-lines'
import { AnswerText } from './answer-text'

test('no line is rendered as markup, and none becomes a link (G-11)', () => {
  for (const line of HOSTILE_LINES) {
    const sources = [{ title: 'Coffee', href: line }]
    for (const sentences of [undefined, [line]]) {
      const place = document.createElement('div')
      place.innerHTML = renderToStaticMarkup(
        <AnswerText content={line} sentences={sentences} sources={sources} />,
      )
      expect(place.textContent).toBe(line)
      expect(place.querySelectorAll(':not(p, span)').length, line).toBe(0)
    }
  }
})
